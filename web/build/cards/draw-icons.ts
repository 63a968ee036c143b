import { drawPng } from './draw-png.ts'

const SAGE = '#4d6249'
const PAPER = '#fdfbf7'

/** The pictures a device puts on its home screen, drawn from the page's own icon. */
export async function drawIcons(favicon: string): Promise<[file: string, png: Uint8Array][]> {
  const sprig = sprigOf(favicon)
  const drawn: [string, Uint8Array][] = []
  for (const [file, size, shape] of ICONS) drawn.push([file, await drawPng(iconSvg(sprig, size, shape))])
  return drawn
}

/** `round` stands by itself; a device cuts its own shape out of `full`, whose middle is safe. */
type Shape = 'round' | 'full'

const ICONS: readonly (readonly [file: string, size: number, shape: Shape])[] = [
  ['icons/icon-192.png', 192, 'round'],
  ['icons/icon-512.png', 512, 'round'],
  ['icons/maskable-192.png', 192, 'full'],
  ['icons/maskable-512.png', 512, 'full'],
  ['icons/apple-touch-icon.png', 180, 'full'],
]

export function iconSvg(sprig: string, size: number, shape: Shape): string {
  // A mask may take a fifth off each side: the sprig stays inside of that.
  const [radius, scale] = shape === 'round' ? [9, 1] : [0, 0.8]
  const inset = 16 * (1 - scale)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">`,
    `<rect width="32" height="32" rx="${radius}" fill="${SAGE}"/>`,
    `<path transform="translate(${inset} ${inset}) scale(${scale})" d="${sprig}" fill="none" stroke="${PAPER}"`,
    ' stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></svg>',
  ].join('')
}

function sprigOf(favicon: string): string {
  const [, path] = /<path[^>]*\sd="([^"]+)"/.exec(favicon) ?? []
  if (path === undefined) throw new Error('favicon.svg has no path to draw the icons from')
  return path
}
