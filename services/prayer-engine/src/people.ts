/** How a person is spoken of. 'they' also where nothing is known. */
export type Pronoun = 'she' | 'he' | 'they'
