/** Things under the name they share; groups and things keep their order. */
export function inGroups<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly (readonly [name: string, items: readonly Item[]])[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  return [...groups]
}
