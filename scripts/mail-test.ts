/** `npm run mail:test -- <email>`: sends one mail as the server would, and says what the mail server answered. */
import { readArguments, refuseCall } from '../codegen/usage.ts'
import { openMails } from '../src/places.ts'
import { isAddress, operate, tellOfMail } from './operator.ts'

const usage = `Usage: npm run mail:test -- <email>

Sends one mail to an address by SMTP_URL from MAIL_FROM, and prints what the mail server answered; without SMTP_URL it is a file in
DATA_DIR/outbox, as every mail is then. Exit code: 0 it was taken, 1 it was refused or nobody answered, 2 the call was wrong.`

const [to] = readArguments(usage, {}, 1).positionals
if (!to || !isAddress(to)) refuseCall(usage, 'An address is needed.')

await operate(async (config) => {
  const { smtpUrl, mailFrom } = config
  const send = openMails(config)
  if (smtpUrl !== undefined) console.log(`${new URL(smtpUrl).host}: sending from ${mailFrom} to ${to}`)
  const text = `This mail was sent at ${new Date().toISOString()} to try the settings. Nothing has to be done about it.\n`
  await send({ to, subject: 'A mail to try the settings', text, heard: tellOfMail(config) })
})
// A connection that is kept for the next mail is not waited for.
process.exit()
