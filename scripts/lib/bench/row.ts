/** One line of the table: a work, how ours does it and how a peer does, and the bound of their ratio. */
export interface Row {
  readonly work: string
  readonly unit: string
  readonly ours: number
  readonly peer?: { readonly name: string; readonly value: number }
  readonly bound: { readonly atMost: number } | { readonly atLeast: number }
}

const COLUMNS = ['work', 'ours', 'peer', 'ratio', 'bound', ''] as const

export function printRows(rows: readonly Row[]): void {
  const table = [[...COLUMNS], ...rows.map(cells)]
  const widths = COLUMNS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}

/** What the bound judges: the ratio to the peer, or where there is none the value itself. */
function judged({ ours, peer }: Row): number {
  return peer ? ours / peer.value : ours
}

export function isMet(row: Row): boolean {
  return 'atMost' in row.bound ? judged(row) <= row.bound.atMost : judged(row) >= row.bound.atLeast
}

function cells(row: Row): string[] {
  const { work, unit, ours, peer, bound } = row
  return [
    work,
    `${short(ours)} ${unit}`,
    peer ? `${short(peer.value)} (${peer.name})` : '',
    peer ? (ours / peer.value).toFixed(2) : '',
    'atMost' in bound ? `at most ${bound.atMost}` : `at least ${bound.atLeast}`,
    isMet(row) ? 'met' : 'missed',
  ]
}

function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}
