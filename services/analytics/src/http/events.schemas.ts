import Type from 'typebox'
import { EVENT_NAMES } from '../domain/browser-event.ts'

const EVENTS_MAX = 50

const ReportedEventBody = Type.Object(
  {
    event: Type.String({ description: `One of ${EVENT_NAMES.join(', ')}`, examples: ['page_view'] }),
    properties: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description: [
          'What is kept: page_view {page_path, page_title}, auth_login and auth_signup {method: email or passkey},',
          'email_signup {source: footer_form}, checkout_started {plan_type: monthly or yearly, price: a number}.',
          'Everything else is dropped',
        ].join(' '),
        examples: [{ page_path: '/blog', page_title: 'Blog' }],
      }),
    ),
    timestamp: Type.Optional(
      Type.Unsafe<number | string>({
        type: ['number', 'string'],
        maxLength: 40,
        description: 'Milliseconds since 1970, or RFC 3339; a time that cannot be is replaced by now',
      }),
    ),
  },
  { additionalProperties: false },
)

export const EventsBody = Type.Array(ReportedEventBody, { minItems: 1, maxItems: EVENTS_MAX })

export const EventsAccepted = Type.Object({
  accepted: Type.Integer({ minimum: 0, description: 'How many were kept; the others are none of ours' }),
})
