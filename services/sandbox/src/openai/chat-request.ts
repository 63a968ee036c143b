import Type, { type Static } from 'typebox'

/** What this endpoint reads of a chat completion request; anything else is allowed, as by the real one. */
export const ChatBody = Type.Object({
  model: Type.String({ minLength: 1 }),
  messages: Type.Array(
    Type.Object({
      role: Type.String(),
      content: Type.Union([
        Type.String(),
        Type.Array(Type.Object({ type: Type.String(), text: Type.Optional(Type.String()) })),
      ]),
    }),
    { minItems: 1 },
  ),
  stream: Type.Optional(Type.Boolean()),
  stream_options: Type.Optional(Type.Object({ include_usage: Type.Optional(Type.Boolean()) })),
  response_format: Type.Optional(
    Type.Object({
      type: Type.String(),
      json_schema: Type.Optional(Type.Object({ schema: Type.Optional(Type.Unknown()) })),
    }),
  ),
})
export type ChatRequest = Static<typeof ChatBody>

/** The words of all messages of a role. */
export function textOf(request: ChatRequest, role: string): string {
  return request.messages
    .filter((message) => message.role === role)
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n'),
    )
    .join('\n')
}

/** About as many tokens as a real model would count. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4)
}
