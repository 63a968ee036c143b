import classes from './picture.module.css'

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
