/**
 * Ends the process at once when `CRASH_AT` names this point, as a power cut would: no handlers, no flushing.
 * Tests place a kill exactly between two steps with it; without the setting it does nothing.
 * `CRASH_AT=outbox.afterPublish#3` waits for the third time.
 */
export function crashPoint(name: string): void {
  if (!crashAt || crashAt.name !== name) return
  passed += 1
  if (passed === crashAt.time) process.kill(process.pid, 'SIGKILL')
}

const crashAt = parse(process.env.CRASH_AT)
let passed = 0

function parse(setting: string | undefined): { name: string; time: number } | undefined {
  if (!setting) return undefined
  const [name = '', time = '1'] = setting.split('#')
  return { name, time: Number(time) }
}
