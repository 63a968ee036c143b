import classes from './picture.module.css'

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
