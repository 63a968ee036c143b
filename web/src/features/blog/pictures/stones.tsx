import classes from './picture.module.css'

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
