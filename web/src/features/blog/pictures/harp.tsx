import classes from './picture.module.css'

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
