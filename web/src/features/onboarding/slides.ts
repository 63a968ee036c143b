import lamp from '../../ui/art/lamp.svg'
import psalter from '../../ui/art/psalter.svg'
import stillWater from '../../ui/art/still-water.svg'

/** ONB-01 */
export const slides = [
  {
    picture: stillWater,
    title: 'Share what is on your heart',
    text: 'A worry, a loss, a good day, somebody’s name. One word for your mood is enough to begin with.',
  },
  {
    picture: psalter,
    title: 'AI creates a prayer from scripture',
    text: 'It finds verses that fit and shapes a prayer around them. The verses stand word for word as they are written.',
  },
  {
    picture: lamp,
    title: 'Reflect, listen and grow',
    text: 'Pray it slowly, in your own voice, and stay quiet for a moment after it. Keep it in your journal to come back to.',
  },
] as const
