import { prepareSnapshot, prepareTemplate } from './database.ts'

export default async function setup(): Promise<void> {
  await prepareSnapshot()
  const url = process.env['TEST_DATABASE_URL']
  if (url) await prepareTemplate(url)
}
