// Plain JavaScript, since bootstrap.mjs throws it before there is a Node that reads TypeScript.

/**
 * Something a person can put right. `message` is a sentence that says what is wrong, `fix` the line that mends it
 * (a command where there is one). Anything else that is thrown is a mistake of ours and keeps its stack.
 */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {string} fix
   * @param {ErrorOptions} [options]
   */
  constructor(message, fix, options) {
    super(message, options)
    this.name = 'Problem'
    this.fix = fix
  }
}
