/** Where one browser of a person is reached, and the keys that only this browser can read with. */
export interface PushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What a browser shows, and the path it opens. No words of the person. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly url: string
}
