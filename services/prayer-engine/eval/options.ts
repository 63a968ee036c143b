import { parseArgs } from 'node:util'

export const SECTIONS = ['composer', 'needs', 'guard', 'model', 'streaming'] as const
export type Section = (typeof SECTIONS)[number]

export interface EvalOptions {
  readonly sections: readonly Section[]
  /** A tenth of the work, for a look in passing. Its figures are coarser, its bounds the same. */
  readonly isQuick: boolean
}

const USAGE = `pnpm eval [--quick] [--only ${SECTIONS.join('|')}]…`

/** Reads the command line. Throws with the usage on what it does not know. */
export function readOptions(args = process.argv.slice(2)): EvalOptions {
  try {
    const { values } = parseArgs({
      args,
      options: { quick: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
    })
    const only = values.only?.map((name) => SECTIONS.find((section) => section === name))
    if (only?.includes(undefined)) throw new Error('no such section')
    return { sections: only?.filter((section) => section !== undefined) ?? SECTIONS, isQuick: values.quick }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
