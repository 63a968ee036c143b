import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Prints the table of commands in this folder's README, which is the one place that lists them. */
const readme = await readFile(join(import.meta.dirname, 'README.md'), 'utf8')
const rows = readme.split('\n').filter((line) => /^\| `npm /.test(line))
for (const row of rows) {
  const [command = '', does = ''] = row
    .split('|')
    .slice(1)
    .map((cell) => cell.trim().replaceAll('`', ''))
  console.log(`${command.padEnd(34)} ${does}`)
}
