import type { ComponentType, ReactNode } from 'react'
import classes from './picture.module.css'

interface DrawingProps {
  /** What is to be seen, for those who do not see it; empty where the words beside it say enough. */
  alt: string
  children: ReactNode
}

/** A drawing in the page's own colours. */
export function Drawing({ alt, children }: DrawingProps) {
  const said = alt === '' ? ({ 'aria-hidden': true } as const) : undefined
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox="0 0 960 400"
      preserveAspectRatio="xMidYMid slice"
      className={classes.picture}
      {...said}
    >
      <rect width="960" height="400" className={classes.sky} />
      {children}
    </svg>
  )
}

/** Elijah's bush, with the bread and the water that came before the voice. */
export function Desert() {
  return (
    <>
      <circle cx="250" cy="118" r="52" className={classes.lamp} />
      <path d="M430 268 640 74l44 38 30-22 246 190V400H430Z" className={classes.far} />
      <path d="M640 74l44 38-30 62-34-20-44 62-36 10Z" className={classes.middle} opacity="0.7" />
      <path d="M0 296C190 256 380 262 560 290S840 316 960 286V400H0Z" className={classes.middle} />
      <path d="M0 346C240 318 520 352 960 330V400H0Z" className={classes.near} opacity="0.55" />
      <path
        d="M300 344c2-40-4-72 2-116M302 300c-24-20-44-30-60-58M302 284c26-22 40-34 50-66M301 262c-14-22-22-40-24-66M303 254c10-20 16-34 30-48"
        className={classes.stem}
      />
      <g className={classes.deep}>
        <ellipse cx="236" cy="232" rx="44" ry="24" />
        <ellipse cx="278" cy="192" rx="48" ry="28" />
        <ellipse cx="338" cy="196" rx="46" ry="26" />
        <ellipse cx="366" cy="226" rx="40" ry="22" />
        <ellipse cx="302" cy="222" rx="50" ry="24" />
      </g>
      <path d="M402 318h26l-3 10c14 6 18 32-2 40h-16c-20-8-16-34-2-40Z" className={classes.earth} />
      <ellipse cx="466" cy="362" rx="30" ry="10" className={classes.earth} />
      <ellipse cx="466" cy="357" rx="30" ry="10" className={classes.paper} />
    </>
  )
}

const STRINGS = [0, 1, 2, 3, 4, 5, 6] as const

/** A harp in a willow: Psalm 137, before anybody dared to sing again. */
export function Harp() {
  return (
    <>
      <circle cx="700" cy="104" r="48" className={classes.lamp} />
      <path d="M0 262C220 226 420 244 620 258S860 256 960 236V400H0Z" className={classes.far} />
      <path d="M0 318C260 296 600 330 960 304V400H0Z" className={classes.middle} />
      <path
        d="M520 350c40-8 70 8 110 0s70 8 110 0M590 376c40-8 70 8 110 0s70 8 110 0"
        className={classes.water}
      />
      <path
        d="M196 400c20-90 8-170 24-232 10-38 44-74 104-84 70-12 150 4 216 24"
        className={classes.stem}
        strokeWidth="14"
      />
      <path
        d="M250 118c-40 40-70 90-78 170M232 146c-60 30-110 80-124 150M300 92c-26 60-36 130-34 190M520 104c10 40 12 90 6 140M486 96c4 30 2 70-4 104M540 108c26 36 36 84 34 128"
        className={classes.stem}
        opacity="0.75"
      />
      <path
        d="M356 132c-16 60-14 120 18 168 14 20 52 22 66 2 18-28 24-60 22-92"
        className={classes.line}
        strokeWidth="12"
      />
      <path d="M350 136c36 34 72 18 118 70" className={classes.line} strokeWidth="12" />
      <path d="M404 88v60" className={classes.line} />
      {STRINGS.map((n) => (
        <path
          key={n}
          d={`M${366 + n * 15} ${156 + n * 7}V${268 + Math.min(n, 4) * 9 - Math.max(0, n - 4) * 16}`}
          className={classes.line}
          opacity="0.55"
          strokeWidth="2"
        />
      ))}
    </>
  )
}

/** Hannah's words: something that is poured out. */
export function Jar() {
  return (
    <>
      <circle cx="480" cy="210" r="170" className={classes.glow} />
      <path d="M0 330H960V400H0Z" className={classes.far} />
      <path d="M0 330H960" className={classes.line} opacity="0.35" />
      <path d="M492 176C514 184 522 220 518 296" className={classes.water} />
      <path d="M494 186C506 194 508 230 504 296" className={classes.water} opacity="0.5" />
      <g transform="rotate(112 420 150)">
        <path
          d="M392 74h56l-6 34c30 16 44 46 38 78-5 28-26 46-60 46s-55-18-60-46c-6-32 8-62 38-78Z"
          className={classes.earth}
        />
        <path d="M386 74h68" className={classes.line} />
        <path
          d="M368 150c32 10 72 10 104 0M364 170c34 12 78 12 112 0"
          className={classes.line}
          opacity="0.4"
        />
        <path d="M446 100c30-14 48 10 32 40" className={classes.line} />
      </g>
      <path d="M410 296h214c-4 40-34 62-72 62h-70c-38 0-68-22-72-62Z" className={classes.deep} />
      <path d="M440 296c40-10 114-10 154 0" className={classes.water} />
    </>
  )
}

/** Samuel's stone, and those that others put beside it. */
export function Stones() {
  return (
    <>
      <circle cx="742" cy="112" r="46" className={classes.lamp} />
      <path d="M0 250C160 196 300 214 450 236S760 250 960 190V400H0Z" className={classes.far} />
      <path d="M0 300C220 250 420 284 600 296S860 300 960 268V400H0Z" className={classes.middle} />
      <path
        d="M560 400C600 356 690 340 676 316S590 300 640 282s96-14 120-30"
        className={classes.line}
        opacity="0.5"
      />
      <g>
        <ellipse cx="320" cy="338" rx="112" ry="34" className={classes.deep} />
        <ellipse cx="330" cy="286" rx="88" ry="28" className={classes.near} />
        <ellipse cx="312" cy="240" rx="68" ry="24" className={classes.earth} />
        <ellipse cx="326" cy="201" rx="48" ry="19" className={classes.near} />
        <ellipse cx="318" cy="170" rx="30" ry="14" className={classes.deep} />
      </g>
      <ellipse cx="618" cy="300" rx="16" ry="7" className={classes.deep} />
      <ellipse cx="617" cy="290" rx="10" ry="5" className={classes.near} />
      <ellipse cx="738" cy="258" rx="9" ry="4" className={classes.deep} />
      <path
        d="M448 352c6-22 4-34-6-48M448 352c0-24 8-36 20-44M448 352c-8-14-18-22-30-24"
        className={classes.stem}
      />
    </>
  )
}

/** Daniel's open window, and a kettle. */
export function Window() {
  return (
    <>
      <path d="M322 330V150a118 118 0 0 1 236 0V330Z" className={classes.lamp} />
      <circle cx="440" cy="214" r="44" className={classes.earth} opacity="0.75" />
      <path d="M322 262c60-30 96-18 130-8s70 8 106-14V330H322Z" className={classes.middle} />
      <path d="M322 296c66-20 150 4 236-18V330H322Z" className={classes.near} />
      <path d="M322 330V150a118 118 0 0 1 236 0V330" className={classes.line} />
      <path d="M322 150 236 122V352l86-22ZM558 150l86-28V352l-86-22Z" className={classes.far} />
      <path
        d="M322 150 236 122V352l86-22M558 150l86-28V352l-86-22M279 136V341M601 136V341M236 237l86 4M644 237l-86 4"
        className={classes.line}
        opacity="0.6"
      />
      <path d="M190 330H770V350H190Z" className={classes.deep} />
      <path d="M676 330c-8-12-12-30-2-44 8-10 60-10 68 0 10 14 6 32-2 44Z" className={classes.near} />
      <path d="M676 300c-16-4-22-14-26-26M690 280c0-34 36-34 36 0" className={classes.line} />
      <path d="M640 262c-8-14 8-20 0-36M656 250c-8-14 8-20 0-36" className={classes.line} opacity="0.35" />
    </>
  )
}

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
