import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core'

// Every pair of colours that meets as text on ground has a contrast of 4.5:1 or more; axe checks it in e2e.

/** The one accent. */
const sage: MantineColorsTuple = [
  '#f1f5ef',
  '#e2e9df',
  '#c9d5c4',
  '#acbda6',
  '#90a589',
  '#768d70',
  '#5f765a',
  '#4d6249',
  '#3d4f3a',
  '#2c3a2a',
]

/** Lines and quiet text on paper. */
const gray: MantineColorsTuple = [
  '#faf7f1',
  '#f2ede4',
  '#e8e1d5',
  '#dcd3c4',
  '#c9beac',
  '#a0957f',
  '#6b6254',
  '#534b40',
  '#37312a',
  '#211d18',
]

/** Warm near-black, never blue: a lamp in the room, not a screen. */
const dark: MantineColorsTuple = [
  '#ece6dc',
  '#d3ccc0',
  '#b3aa9d',
  '#8f8679',
  '#4f4942',
  '#3b3631',
  '#2a2622',
  '#1a1816',
  '#131110',
  '#0c0b0a',
]

const clay: MantineColorsTuple = [
  '#fbf0ed',
  '#f5ddd7',
  '#eba497',
  '#e59584',
  '#d47d6b',
  '#bf5f4c',
  '#ab4a38',
  '#9c3b2c',
  '#8f3325',
  '#6f261b',
]

const serif =
  "'Source Serif 4 Variable', 'Source Serif 4 Fallback', 'Iowan Old Style', Palatino, Georgia, serif"
const sans = "'Manrope Variable', 'Manrope Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif"

export const theme: MantineThemeOverride = createTheme({
  colors: { sage, gray, dark, clay, red: clay },
  primaryColor: 'sage',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver: coloursOf,
  white: '#fdfbf7',
  black: '#211d18',
  fontFamily: sans,
  headings: {
    fontFamily: serif,
    fontWeight: '480',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2.125rem', lineHeight: '1.2' },
      h2: { fontSize: '1.5rem', lineHeight: '1.3' },
      h3: { fontSize: '1.25rem', lineHeight: '1.35' },
    },
  },
  radius: { sm: '6px', md: '10px', lg: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Button: { defaultProps: { size: 'md', fw: 600 } },
    Checkbox: { defaultProps: { iconColor: 'var(--on-accent)' } },
    Alert: { defaultProps: { variant: 'light' } },
    Modal: { defaultProps: { centered: true, radius: 'lg', padding: 'lg' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Tooltip: { defaultProps: { openDelay: 700 } },
  },
})

/** Mantine judges contrast by the light scheme alone; what stands on the accent depends on the scheme. */
function coloursOf(input: Parameters<VariantColorsResolver>[0]): ReturnType<VariantColorsResolver> {
  const colours = defaultVariantColorsResolver(input)
  return input.variant === 'filled' ? { ...colours, color: 'var(--on-accent)' } : colours
}

/** What the palette alone cannot say: which ground a page has, and the colours of prayer. */
export const cssVariables: CSSVariablesResolver = (resolved) => ({
  variables: { '--font-serif': serif },
  light: {
    '--mantine-color-body': '#f7f3ec',
    '--mantine-color-text': resolved.black,
    '--mantine-color-error': resolved.colors.clay?.[7] ?? '',
    '--mantine-color-clay-light': '#f6e4de',
    '--mantine-color-default-border': resolved.colors.gray?.[4] ?? '',
    '--mantine-color-placeholder': resolved.colors.gray?.[6] ?? '',
    '--mantine-color-anchor': resolved.colors.sage?.[7] ?? '',
    '--mantine-color-disabled-color': resolved.colors.gray?.[6] ?? '',
    '--on-accent': resolved.white,
    '--ground-card': resolved.white,
    '--ground-quiet': '#efe9de',
    '--ground-waiting': resolved.colors.gray?.[2] ?? '',
    '--line': resolved.colors.gray?.[3] ?? '',
    '--accent-text': resolved.colors.sage?.[7] ?? '',
  },
  dark: {
    '--mantine-color-error': resolved.colors.clay?.[2] ?? '',
    '--mantine-color-clay-light': '#3a241f',
    '--mantine-color-clay-light-color': resolved.colors.clay?.[2] ?? '',
    '--mantine-color-clay-outline': resolved.colors.clay?.[2] ?? '',
    '--mantine-color-placeholder': resolved.colors.dark?.[2] ?? '',
    '--mantine-color-anchor': resolved.colors.sage?.[3] ?? '',
    '--mantine-color-disabled-color': resolved.colors.dark?.[2] ?? '',
    '--on-accent': resolved.black,
    '--ground-card': '#221f1c',
    '--ground-quiet': '#211e1b',
    '--ground-waiting': resolved.colors.dark?.[6] ?? '',
    '--line': resolved.colors.dark?.[5] ?? '',
    '--accent-text': resolved.colors.sage?.[3] ?? '',
  },
})
