import { describe, expect, test } from 'vitest'
import { speaksOfHarm } from './speaks-of-harm.ts'

describe('somebody harmed by another', () => {
  test.each([
    'My husband hits me',
    'My father used to beat us',
    'he would hit me when he drank',
    'My dad was beating my mom',
    'my stepfather hurt me as a child',
    'my husband pushes me around',
    'she used to slap my brother and me',
    'I was beaten as a child',
    'He broke my arm',
    'My mother used to lock us in the closet',
    'my ex punched me',
    'He puts his hands on me',
    'my boyfriend grabbed me by the throat',
    'He hits the children',
    'my uncle touched me',
    'my dad used to whip us with a belt',
    'my husband throws things at me',
    'he forces himself on me',
    'I am scared of my ex',
    'I was abused for years',
    'He never hit me, but he grabbed me by the hair',
  ])('is heard: %s', (situation) => {
    expect(speaksOfHarm(situation)).toBe(true)
  })

  test.each([
    'He never hit us, he only never asked me a question',
    'My dad never laid a hand on us',
    'we beat the other team',
    'my heart beats fast',
    'cancer hit us hard',
    'the storm hit us on Friday',
    'my knee hurts me',
    'my feet hurt me',
    'the news hit me',
    'my boss pushes me to do better',
    'layoffs hit my family',
    'She beat me at chess',
    'the fever hit her last night',
    'his words hurt me',
    'I was hit by a car',
    'My brother was hit by a drunk driver',
    'we got beaten in the final',
    'the sermon touched me',
    'my friend grabbed a coffee with me',
  ])('is not read into: %s', (situation) => {
    expect(speaksOfHarm(situation)).toBe(false)
  })
})
