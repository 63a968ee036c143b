import type { ComponentType } from 'react'
import { Desert } from './desert.tsx'
import { Drawing } from './drawing.tsx'
import { Harp } from './harp.tsx'
import { Jar } from './jar.tsx'
import { Stones } from './stones.tsx'
import { Window } from './window.tsx'

interface Picture {
  readonly alt: string
  readonly Scene: ComponentType
}

const PICTURES: Readonly<Record<string, Picture>> = {
  'power-of-personalized-prayer': {
    alt: 'A clay jar, tilted, from which water pours into a bowl.',
    Scene: Jar,
  },
  'digital-journaling': {
    alt: 'A stack of smooth stones beside a path that leads away into hills, with smaller stacks along it.',
    Scene: Stones,
  },
  'stillness-clarity': {
    alt: 'A small tree in the desert with a jug and a round loaf beneath it, and a mountain far away.',
    Scene: Desert,
  },
  'prayer-habit': {
    alt: 'An open arched window with the sun rising over hills, and a kettle steaming on the sill.',
    Scene: Window,
  },
  'psalms-modern-heart': {
    alt: 'A harp hanging from the branch of a willow beside a river in the evening.',
    Scene: Harp,
  },
}

/** The drawing of an article. `decorative` where its title stands beside it. */
export function ArticlePicture({ id, decorative = false }: { id: string; decorative?: boolean }) {
  const picture = PICTURES[id]
  if (!picture) return null
  return (
    <Drawing alt={decorative ? '' : picture.alt}>
      <picture.Scene />
    </Drawing>
  )
}
