// What the API answers, named once. The shapes themselves are generated from the gateway's OpenAPI document.
import type { operations, paths } from './generated/schema.d.ts'

type Answer<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

type Asked<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : never

type Streamed<Operation> = Operation extends {
  responses: { 200: { content: { 'text/event-stream': infer Event } } }
}
  ? Event
  : never

export type Me = Answer<operations['getMe']>
/** One of the places where the person is signed in. */
export type SignedInSession = Answer<operations['listSessions']>['items'][number]
export type PlanOption = Answer<operations['listPlans']>[number]
export type PlanType = PlanOption['planType']
/** What the payment provider says of the person's plan. */
export type Subscription = Answer<operations['checkSubscription']>
export type Analytics = Answer<operations['getAnalytics']>
export type Prayer = Answer<operations['getPrayer']>
/** The link of a prayer, as its owner sees it. */
export type PrayerLink = Answer<operations['sharePrayer']>
/** What anybody with the link reads. */
export type SharedPrayer = Answer<operations['getSharedPrayer']>
export type PrayerChange = Asked<operations['changePrayer']>
export type PrayerPage = Answer<operations['listPrayers']>
export type Generation = Answer<operations['generatePrayer']>
/** How a generation stands, with its prayer once there is one. */
export type GenerationState = Answer<operations['getGeneration']>
/** What the server says while it writes a prayer. */
export type GenerationEvent = Streamed<operations['getGeneration']>
/** What a generation begins with: a request, or a change to an earlier prayer. */
export type GenerationBody = Asked<operations['putGeneration']>
/** What a generation was asked for, with what was changed since. */
export type AskedFor = NonNullable<GenerationState['request']>
/** A quotation; a fresh prayer also says why its verses were chosen. */
export type Citation = Prayer['citations'][number] & { why?: string }
export type PrayerPart = Generation['parts'][number]
export type Crisis = NonNullable<Generation['crisis']>
/** What the form may choose for a person, from what was told. */
export type Suggestion = Answer<operations['suggestChoices']>
export type PrayerRequest = Asked<operations['generatePrayer']>
/** What a person says is wrong with a prayer. */
export type PrayerReport = Asked<operations['reportPrayer']>
/** What is to be different when a prayer is written again. */
export type RewriteChange = Asked<operations['rewritePrayer']>
/** How often that is still possible, and until when. */
export type Rewrites = Generation['rewrites']
/** A passage, and the chapter it stands in. */
export type Passage = Answer<operations['getPassage']>

export type ReminderList = Omit<Answer<paths['/api/v1/reminders']['get']>, 'next_cursor'>
export type Reminder = ReminderList['items'][number]
export type ReminderWish = Asked<paths['/api/v1/reminders']['post']>
export type ReminderChange = Asked<paths['/api/v1/reminders/{reminderId}']['patch']>
/** One way in which a reminder reaches a person. */
export type Channel = Reminder['channels'][number]
export type LastDelivery = NonNullable<Reminder['last_delivery']>
/** What a link in a mail is about, and whether it is stopped. */
export type Stop = Answer<paths['/api/v1/stop']['get']>
