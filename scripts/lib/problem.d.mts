export class Problem extends Error {
  readonly fix: string
  constructor(message: string, fix: string, options?: ErrorOptions)
}
