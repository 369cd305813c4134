/** Loaded into a server before its own code: tells the process that started it how long its event loop stood still. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 1
const delay = monitorEventLoopDelay({ resolution })
delay.enable()

process.on('message', () => {
  process.send!(delay.max / 1e6 - resolution)
  delay.reset()
})
// Being asked must not keep a server alive that wants to end.
process.channel!.unref()
