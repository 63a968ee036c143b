/** Who can be signed in as on a local stack, and what they have done so far. Nobody else has these addresses. */
export interface SamplePerson {
  readonly name: string
  readonly email: string
  readonly password: string
  /** For the reader who chooses an account. */
  readonly story: string
  /** Asked for and kept, the oldest first. */
  readonly prayers: readonly PrayerRequest[]
}

export interface PrayerRequest {
  readonly category: string
  readonly mood: string
  readonly tone?: string
  readonly situation?: string
  readonly recipient?: { readonly relationship: string; readonly name?: string }
}

const PASSWORD = 'green-pastures'

export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    name: 'Ana',
    email: 'ana@example.com',
    password: PASSWORD,
    story: 'one prayer in her journal, one left',
    prayers: [
      { category: 'Gratitude', mood: 'Thankful', situation: 'My sister called after a long silence.' },
    ],
  },
  {
    name: 'Bento',
    email: 'bento@example.com',
    password: PASSWORD,
    story: 'both free prayers spent',
    prayers: [
      {
        category: 'Healing',
        mood: 'Worried',
        situation: 'My mother has surgery on Thursday.',
        recipient: { relationship: 'Family', name: 'Rosa' },
      },
      { category: 'Work', mood: 'Tired', situation: 'A long week, and no end of it in sight.' },
    ],
  },
  {
    name: 'Carla',
    email: 'carla@example.com',
    password: PASSWORD,
    story: 'new here, nothing yet',
    prayers: [],
  },
]
