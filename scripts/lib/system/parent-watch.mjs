// Plain JavaScript, since bootstrap.mjs needs it before there is a Node that reads TypeScript.

const LOOK_EVERY_MS = 500

/**
 * Calls back when npm or pnpm, which ran us, is gone without a word: one that is killed passes nothing on. Run by
 * anything else we go on, as a program in the background does when its terminal closes.
 * @param {() => void} callback
 */
export function whenRunnerIsGone(callback) {
  if (!process.env.npm_lifecycle_event) return
  const runner = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === runner) return
    clearInterval(timer)
    callback()
  }, LOOK_EVERY_MS)
  timer.unref()
}
