import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { IMPORT_KINDS } from '@saum/shop/import/import-kinds'
import { DOCUMENT_KINDS } from '@saum/shop/documents/catalog-document'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { runCommandLine } from './command-line.ts'

const DOCS = resolve(import.meta.dirname, '../../../docs')

function fieldsOf(kind: keyof typeof IMPORT_KINDS): string[] {
  const { schema } = IMPORT_KINDS[kind]
  return 'entries' in schema ? Object.keys(Object(schema.entries)) : []
}

describe('the documentation of the import', () => {
  it.each(DOCUMENT_KINDS)('names every field of %s', async (kind) => {
    const text = await readFile(join(DOCS, 'catalog-import.md'), 'utf8')
    const fields = fieldsOf(kind)

    expect(fields.length).toBeGreaterThan(3)
    expect(fields.filter((field) => !text.includes(`\`${field}\``))).toEqual([])
  })

  it('comes with samples that can be imported', async () => {
    const folder = await createTestFolder()
    let said = ''
    const terminal = {
      out: { write: (text: string) => (said += text) },
      err: { write: () => {} },
      env: { DATA_DIR: folder },
      folder: DOCS,
    }

    expect(await runCommandLine(['import', 'samples'], terminal)).toBe(0)

    expect(said).toMatch(/products\.csv +2 +0 +0 +0 +0/)
    expect(said).toMatch(/products\.ndjson +2 +0 +0 +0 +0/)
  })
})
