import { expect, test } from 'vitest'
import { mergeDocuments } from './merge-documents.ts'
import type { ServiceDocument } from './service-documents.ts'

function document(service: string, paths: object, schemas: object = {}): ServiceDocument {
  const info = { title: service, version: '1' }
  return { service, document: { openapi: '3.1.0', info, paths, components: { schemas } } } as ServiceDocument
}

const get = (operationId: string) => ({ get: { operationId, responses: { 200: { description: 'yes' } } } })

test('leaves out what the gateway leads nobody to', () => {
  const merged = mergeDocuments([
    document('prayers', {
      '/api/v1/prayers/{id}': get('getPrayer'),
      '/internal/people/{id}': get('getUsage'),
    }),
    document('analytics', { '/api/v1/prayers': get('notTheirs'), '/api/v1/prayersx': get('similar') }),
  ])

  expect(Object.keys(merged.paths ?? {})).toEqual(['/api/v1/prayers/{id}'])
})

test('says that the gateway asks for a bearer, and what it refuses by itself', () => {
  const merged = mergeDocuments([
    document('prayers', {
      '/api/v1/prayers': get('listPrayers'),
      '/api/v1/verses/{reference}': get('getPassage'),
    }),
  ])

  const { get: signedIn } = merged.paths?.['/api/v1/prayers'] ?? {}
  const { get: anyone } = merged.paths?.['/api/v1/verses/{reference}'] ?? {}
  expect(signedIn?.security).toEqual([{ bearer: [] }])
  expect(Object.keys(signedIn?.responses ?? {})).toEqual(['200', '401', '429', '503'])
  expect(anyone?.security).toBeUndefined()
  expect(Object.keys(anyone?.responses ?? {})).toEqual(['200', '400', '404', '429', '503'])
})

test('refuses two things with one name', () => {
  const one = document('prayers', { '/api/v1/prayers': get('list') }, { View: { type: 'string' } })
  const sameOperation = document('analytics', { '/api/v1/analytics': get('list') })
  const otherSchema = document('analytics', {}, { View: { type: 'integer' } })
  const sameSchema = document('analytics', {}, { View: { type: 'string' } })

  expect(() => mergeDocuments([one, sameOperation])).toThrow('two operations are called "list"')
  expect(() => mergeDocuments([one, otherSchema])).toThrow('"View"')
  expect(mergeDocuments([one, sameSchema]).components?.schemas).toEqual({ View: { type: 'string' } })
})
