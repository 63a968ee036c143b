import { timestampDate } from '@bufbuild/protobuf/wkt'
import { type Consumer, consumer } from '@selah/kit/events/inbox'
import { type IdentityPersonErased, PERSON_ERASED, publisherOf } from '@selah/proto/events'
import { erasureRepository } from '../db/erasure-repository.ts'
import { onRefunded } from './on-refunded.ts'

/** Each service's answer to a request for erasure. All have the same fields. */
const onPersonErased = PERSON_ERASED.map((event) =>
  consumer({
    name: `identity-on-${publisherOf(event)}-erased`,
    event: event as typeof IdentityPersonErased,
    async handle(tx, { erasureId, erasedAt }) {
      const at = erasedAt ? timestampDate(erasedAt) : new Date()
      await erasureRepository.answer(tx, erasureId, publisherOf(event), at)
    },
  }),
)

/** What this service listens to. */
export const consumers: readonly Consumer[] = [...onPersonErased, onRefunded]
