import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { resourcesFor } from '../../../../services/prayer-engine/src/care/resources.ts'
import type { Crisis } from '../../api/types.ts'
import { CrisisCard, Fineprint } from './help.tsx'

type Kind = Parameters<typeof resourcesFor>[0]

function rendered(kind: Kind, language: 'en' | 'es' | 'pt' = 'en'): string {
  const crisis = { kind, certainty: 'certain', resources: [...resourcesFor(kind, language)] } satisfies Crisis
  return renderToStaticMarkup(
    <MantineProvider>
      <CrisisCard crisis={crisis} />
    </MantineProvider>,
  )
}

/** Where the links lead, in order. */
const linksIn = (html: string) => [...html.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href)
const textOf = (html: string) => html.replaceAll(/<style.*?<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

// GEN-24, GEN-25, D-33
describe('somebody in danger', () => {
  test('can press Call 988 and Text 988 first, and then every other line once', () => {
    const html = rendered('suicide')

    expect(linksIn(html)).toEqual([
      'tel:988',
      'sms:988',
      'tel:1-800-273-8255',
      'sms:741741?&amp;body=HOME',
      'tel:1-800-799-7233',
      'tel:1-800-662-4357',
      'https://findahelpline.com',
    ])
    expect(textOf(html)).toMatch(/Call 988.*Text 988/)
  })

  test.each([
    ['abuse', 'tel:1-800-799-7233'],
    ['substance', 'tel:1-800-662-4357'],
  ] as const)('of %s finds the line made for it before 988', (kind, first) => {
    expect(linksIn(rendered(kind)).slice(0, 3)).toEqual([first, 'tel:988', 'sms:988'])
  })

  test('who writes in Spanish is told which key to press, and sends the word in Spanish', () => {
    const html = rendered('suicide', 'es')

    expect(textOf(html)).toContain('Llama al 988 y oprime 2')
    expect(linksIn(html).slice(0, 2)).toEqual(['tel:988', 'sms:988?&amp;body=AYUDA'])
    expect(linksIn(html)).toContain('sms:741741?&amp;body=HOLA')
  })

  test('does not find the same lines again below the prayer, where everybody else has them', () => {
    const fineprint = (inDanger: boolean) =>
      renderToStaticMarkup(
        <MantineProvider>
          <MemoryRouter>
            <Fineprint withoutLines={inDanger} />
          </MemoryRouter>
        </MantineProvider>,
      )

    expect(linksIn(fineprint(false))).toEqual(
      expect.arrayContaining(['tel:988', 'sms:988', 'sms:741741?&amp;body=HOME']),
    )
    expect(fineprint(true)).not.toContain('988')
  })
})
