// Plain JavaScript, since bootstrap.mjs shows its steps before there is a Node that reads TypeScript.

const TICK_MS = 100
const NAME_WIDTH = 28

/**
 * Does one step of something a person waits for, and shows its name and its time: a line that counts on a terminal,
 * a plain line elsewhere. What is thrown passes through, after the line has been ended.
 *
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const begun = Date.now()
  const line = (/** @type {string} */ mark) =>
    `${mark} ${name.padEnd(NAME_WIDTH)} ${seconds(Date.now() - begun)}`
  const show = (/** @type {string} */ mark) => process.stdout.write(`\r\x1b[2K${line(mark)}`)
  const ticking = process.stdout.isTTY ? setInterval(show, TICK_MS, '·') : undefined
  const end = (/** @type {string} */ mark) => {
    clearInterval(ticking)
    if (ticking) show(mark)
    process.stdout.write(ticking ? '\n' : `${line(mark)}\n`)
  }
  try {
    const result = await work()
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
