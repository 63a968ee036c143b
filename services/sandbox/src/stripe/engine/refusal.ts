/** A refusal in the shape of the API: https://docs.stripe.com/api/errors */
export class StripeRefusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  readonly param: string | undefined

  constructor(status: number, type: string, code: string | undefined, message: string, param?: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
    this.param = param
  }
}

export function refusal(status: number, code: string, message: string, param?: string): StripeRefusal {
  return new StripeRefusal(status, 'invalid_request_error', code, message, param)
}

export function missing(kind: string, id: string, param = 'id'): StripeRefusal {
  return refusal(404, 'resource_missing', `No such ${kind.replaceAll(/[._]/g, ' ')}: '${id}'`, param)
}
