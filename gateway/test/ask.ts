import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'

export interface AskOptions {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
}

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it finds.
  readonly json: any
}

/** One request with its path exactly as written: `fetch` would tidy it up first. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: AskOptions,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false })
    request.on('error', reject)
    request.on('response', async (response) => {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of response) chunks.push(chunk)
      } catch (error) {
        return reject(error)
      }
      const bytes = Buffer.concat(chunks)
      const text = bytes.toString()
      const isJson = /json/.test(response.headers['content-type'] ?? '')
      const { statusCode: status = 0, headers: answered } = response
      resolve({ status, headers: answered, bytes, text, json: isJson && text ? JSON.parse(text) : undefined })
    })
    request.end(body)
  })
}
