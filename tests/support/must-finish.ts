/** The process fails unless `work` finishes: one that waits for what never comes ends by itself, as if all were well. */
export async function mustFinish(work: () => Promise<void>): Promise<void> {
  const before = process.exitCode
  process.exitCode = 1
  await work()
  process.exitCode = before
}
