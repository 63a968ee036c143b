/**
 * Something a person can put right. `message` is one sentence that says what is wrong, `fix` the line that mends it
 * (a command where there is one). Anything else that is thrown is a mistake of ours and keeps its stack.
 */
export class Problem extends Error {
  readonly fix: string

  constructor(message: string, fix: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Problem'
    this.fix = fix
  }
}
