/** The token of a mail: in its link, or told beside a command. */
export const tokenIn = (mail: string): string => /(?:^Token: |[?&](?:token|code)=)([\w-]+)/m.exec(mail)![1]!
