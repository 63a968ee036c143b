import { takeDataFolder } from '../../lib/stack/data-folder/data-folder.ts'

// Takes each data folder that its parent names, at the instant that it names, and holds it until the next one.
export interface Take {
  readonly path: string
  /** Of `Date.now()`. */
  readonly at: number
}

let held: AsyncDisposable | undefined

process.on('message', async ({ path, at }: Take) => {
  await held?.[Symbol.asyncDispose]()
  while (Date.now() < at);
  held = await takeDataFolder(path, { fresh: false }).catch(() => undefined)
  process.send?.(held ? 'taken' : 'refused')
})
