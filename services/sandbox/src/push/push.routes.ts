import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { useRawBody } from '@selah/kit/http/body'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RecordedRequest } from '../request-log.ts'
import type { SandboxState } from '../state.ts'
import { vapidMistake } from './verify-vapid.ts'

/** What push services take at least (RFC 8030, 7.2), and most do not exceed. */
const MESSAGE_BYTES_MAX = 4096

/** A push service (RFC 8030): it keeps what arrives, and cannot read it. */
export const pushRoutes: FastifyPluginAsyncTypebox<{ state: SandboxState }> = async (app, { state }) => {
  useRawBody(app as unknown as FastifyInstance)
  app.post('/push/:subscription', async (request, reply) => {
    const { method, url: path, headers } = request
    const message = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const body = message.toString('base64')
    const recorded = state.requests.record({ system: 'push', method, path, headers, body })
    const knobs = state.push.take()
    if (knobs.includes('hangs-before-answering')) return hang(state, reply)
    if (knobs.includes('drops-connection')) return cut(reply, recorded)
    recorded.outcome = 'answered'
    const refused = knobs
      .map((knob) => /^error-(\d{3})$/.exec(knob)?.[1])
      .find((status) => status !== undefined)
    if (refused) return reply.code(Number(refused)).send()
    const mistake = await mistakeIn(request, message)
    if (mistake) return reply.code(mistake.status).send(mistake)
    return reply.code(201).header('location', `/message/${recorded.number}`).send()
  })
}

interface Mistake {
  readonly status: number
  readonly message: string
}

async function mistakeIn(request: FastifyRequest, message: Buffer): Promise<Mistake | undefined> {
  const { headers, protocol, host } = request
  const stranger = await vapidMistake(headers.authorization, `${protocol}://${host}`)
  if (stranger) return { status: 403, message: stranger }
  if (message.length > MESSAGE_BYTES_MAX) return { status: 413, message: 'the message is too large' }
  if (headers['content-encoding'] !== 'aes128gcm')
    return { status: 400, message: 'the message is not encrypted' }
  if (!/^\d+$/.test(String(headers.ttl))) return { status: 400, message: 'there is no TTL' }
  return undefined
}

function hang(state: SandboxState, reply: FastifyReply): FastifyReply {
  reply.hijack()
  state.openStreams.follow(reply.raw)
  return reply
}

function cut(reply: FastifyReply, recorded: RecordedRequest): FastifyReply {
  recorded.outcome = 'broken'
  reply.hijack()
  reply.raw.destroy()
  return reply
}
