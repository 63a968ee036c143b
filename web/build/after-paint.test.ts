import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './after-paint.ts'

const PAGE = '<html><head></head><body><script type="module" src="/main.js"></script></body></html>'

/** Runs what the build puts into a page that is painted or hidden, while the rest of it is still on its way. */
function openHalf({ hidden }: { hidden: boolean }) {
  const waiting = ['the program']
  const started: string[] = []
  const page = new EventTarget()
  const [, starter = ''] = /<script>(.*?)<\/script>/s.exec(scriptsAfterPaint(PAGE)) ?? []
  runInNewContext(starter, {
    document: {
      hidden,
      readyState: 'loading',
      getElementById: () => ({ content: { children: waiting } }),
      head: { append: (...scripts: string[]) => started.push(...waiting.splice(0, scripts.length)) },
    },
    addEventListener: page.addEventListener.bind(page),
    requestAnimationFrame: (next: () => void) => next(),
    setTimeout: (next: () => void) => next(),
  })
  return { started, readToEnd: () => page.dispatchEvent(new Event('DOMContentLoaded')) }
}

test.each([{ hidden: false }, { hidden: true }])(
  'no script runs on a page that has not been read to its end: %o',
  (state) => {
    const { started, readToEnd } = openHalf(state)
    expect(started).toEqual([])
    readToEnd()

    expect(started).toEqual(['the program'])
  },
)
