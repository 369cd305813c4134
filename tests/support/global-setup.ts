import { prepareAnswers } from './answers.ts'
import { dropLeft, prepareSnapshot, prepareTemplate } from './database.ts'
import { mustFinish } from './must-finish.ts'

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['TEST_DATABASE_URL']
  await mustFinish(async () => {
    await prepareAnswers()
    await prepareSnapshot()
    if (url) await prepareTemplate(url)
  })
  return url ? () => dropLeft(url) : undefined
}
