const WITHIN_MS = 15_000

/** Asks again until `check` returns something truthy, and returns it. Throws with `what` when it never does. */
export async function eventually<Result>(
  what: string,
  check: () => Promise<Result | undefined | false>,
  withinMs = WITHIN_MS,
): Promise<Result> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const result = await check()
    if (result) return result
    if (Date.now() > deadline) throw new Error(`waited ${withinMs} ms for: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
