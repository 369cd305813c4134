import { prepareAnswers } from './answers.ts'
import { prepareSnapshot, prepareTemplate } from './database.ts'
import { mustFinish } from './must-finish.ts'

export default async function setup(): Promise<void> {
  await mustFinish(async () => {
    await prepareAnswers()
    await prepareSnapshot()
    const url = process.env['TEST_DATABASE_URL']
    if (url) await prepareTemplate(url)
  })
}
