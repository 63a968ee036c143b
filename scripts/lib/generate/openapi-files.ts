import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import type { GeneratedFiles } from './generated-files.ts'
import { mergeDocuments } from './merge-documents.ts'
import { serviceDocuments } from './service-documents.ts'

const HEADER = '// Written by `npm run generate` from gateway/openapi.json.\n\n'

/** The public API as one OpenAPI document, and the types of the page's client made from it. */
export async function openApiFiles(): Promise<GeneratedFiles> {
  const document = mergeDocuments(await serviceDocuments())
  const types = await openapiTS(document as unknown as OpenAPI3)
  return {
    files: new Map([
      ['gateway/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
      ['web/src/api/generated/schema.d.ts', HEADER + astToString(types)],
    ]),
  }
}
