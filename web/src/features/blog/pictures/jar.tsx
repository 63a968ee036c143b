import classes from './picture.module.css'

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
