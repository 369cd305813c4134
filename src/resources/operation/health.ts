/** Whether the server is alive and whether it should be sent requests. */
import type { Handlers } from '../../generated/contract.ts'
import { plain } from '../../verbs/handler.ts'

export const healthOperations: Handlers<'health'> = {
  getHealthLive: async () => plain({ status: 'ok' }),
  getHealthReady: async ({ ready }) => {
    await ready()
    return plain({ status: 'ok' })
  },
}
