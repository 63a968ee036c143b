import type { Prayer } from '../../../api/types.ts'
import { HeartIcon, Icon, MoonIcon, SprigIcon, SunIcon } from '../../../ui/icons.tsx'

/** A sign beside the word for a mood. */
export function MoodIcon({ mood }: { mood: Prayer['mood'] }) {
  return SIGNS[mood]()
}

const SIGNS: Record<Prayer['mood'], () => React.ReactNode> = {
  Anxious: () => (
    <Icon>
      <path d="m3 13 3-4 3 7 3-9 3 9 3-6 3 3" />
    </Icon>
  ),
  Hopeful: () => (
    <Icon>
      <path d="M3 18h18M7 18a5 5 0 0 1 10 0M12 6v3M5.200 9.200l1.800 1.800M18.800 9.200 17 11" />
    </Icon>
  ),
  Grateful: HeartIcon,
  Tired: MoonIcon,
  Overwhelmed: () => (
    <Icon>
      <path d="M3 8.500c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 13c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 17.500c2-2 4-2 6 0s4 2 6 0 4-2 6 0" />
    </Icon>
  ),
  Peaceful: SprigIcon,
  Joyful: SunIcon,
  Worried: () => (
    <Icon>
      <path d="M7.500 18a4 4 0 0 1-.3-8 5.200 5.200 0 0 1 10-.6 4.300 4.300 0 0 1-.4 8.600Z" />
    </Icon>
  ),
  Thankful: () => (
    <Icon>
      <path d="M12 3.500c.6 4.800 3.200 7.600 8 8.500-4.800.9-7.400 3.700-8 8.500-.6-4.800-3.200-7.600-8-8.500 4.800-.9 7.400-3.700 8-8.500Z" />
    </Icon>
  ),
  Grieving: () => (
    <Icon>
      <path d="M12 4c3.200 4 5 6.600 5 9.500a5 5 0 0 1-10 0C7 10.600 8.800 8 12 4Z" />
    </Icon>
  ),
  Lonely: () => (
    <Icon>
      <path d="M4 19h16M12 19v-6M12 13a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />
    </Icon>
  ),
  Angry: () => (
    <Icon>
      <path d="M12.500 3.500c.5 3.500 4.500 5 4.500 9.500a5 5 0 0 1-10 0c0-2.200 1-3.500 2.200-4.700.3 1.500 1 2.200 1.800 2.500-.3-2.800.2-5.200 1.500-7.300Z" />
    </Icon>
  ),
  Guilty: () => (
    <Icon>
      <path d="M12 4v4M8 8h8M7 8l-3 6h6ZM17 8l-3 6h6ZM12 8v11M8.500 19h7" />
    </Icon>
  ),
}
