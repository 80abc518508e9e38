import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aCategory, aProduct } from '@saum/testing/catalog-builders'
import { aBranch, aCampaign, anOutfit } from '@saum/testing/catalog-extras'
import { createTestFolder, openMigratedDatabase, TEST_ENGINES } from '@saum/testing/test-database'
import { toNdjson } from '@saum/testing/test-import'
import { describe, expect, it } from 'vitest'
import type { Catalog, DocumentKind } from '../documents/catalog-document.ts'
import type { Fault } from '../import-rules/fault.ts'
import { importFiles } from './import-files.ts'
import type { ImportRequest } from './import-request.ts'

const RANGE: Partial<Catalog> = {
  branches: [aBranch({ stock: [{ variantId: 330_101, quantity: 1 }] })],
  outfits: [anOutfit()],
  products: [aProduct({ campaign: 'campaign-61' })],
  campaigns: [aCampaign()],
  categories: [aCategory()],
}

async function requestsFor(
  catalog: Partial<Catalog>,
  options: Partial<ImportRequest> = {},
): Promise<ImportRequest[]> {
  const folder = await createTestFolder()
  const kinds = Object.keys(catalog) as DocumentKind[]
  return Promise.all(
    kinds.map(async (kind) => {
      const path = join(folder, `${kind}.ndjson`)
      await writeFile(path, toNdjson(catalog[kind] ?? []))
      return { kind, path, mode: 'delta', origin: 'own', ...options }
    }),
  )
}

describe.each(TEST_ENGINES)('importing several files on %s', (engine) => {
  it('takes them in the order in which they need each other', async () => {
    const db = await openMigratedDatabase(engine)

    const reports = await importFiles(db, await requestsFor(RANGE))

    expect(reports.map(({ kind, counts }) => [kind, counts.created, counts.refused])).toEqual([
      ['categories', 1, 0],
      ['campaigns', 1, 0],
      ['products', 1, 0],
      ['outfits', 1, 0],
      ['branches', 1, 0],
    ])
  })

  it('knows in a dry run what the files before would have brought', async () => {
    const db = await openMigratedDatabase(engine)
    const faults: Fault[] = []

    await importFiles(
      db,
      await requestsFor(RANGE, { isDryRun: true, onFault: (fault) => void faults.push(fault) }),
    )

    expect(faults).toEqual([])
    expect(await db.sql`select id from category`).toEqual([])
  })

  it('refuses two full files of one kind, but not two parts of a delta', async () => {
    const db = await openMigratedDatabase(engine)
    await importFiles(db, await requestsFor({ categories: [aCategory()] }))
    const [one] = await requestsFor({ products: [aProduct({ id: 1 })] })
    const [two] = await requestsFor({ products: [aProduct({ id: 2 })] })
    if (one === undefined || two === undefined) throw new Error('no requests')

    await expect(
      importFiles(db, [
        { ...one, mode: 'full' },
        { ...two, mode: 'full' },
      ]),
    ).rejects.toThrow('A full import takes one file of products, but there are products.ndjson and')
    const reports = await importFiles(db, [one, one, two])

    expect(reports.map(({ counts }) => [counts.created, counts.unchanged])).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ])
  })

  it('takes products away before the categories they are in', async () => {
    const db = await openMigratedDatabase(engine)
    const before = {
      categories: [aCategory(), aCategory({ id: 2, key: 'old' }), aCategory({ id: 3 })],
      products: [1, 2].map((id) => aProduct({ id, categories: [id === 1 ? 'old' : 'category-3'] })),
    }
    await importFiles(db, await requestsFor(before))

    const reports = await importFiles(
      db,
      await requestsFor(
        {
          categories: [aCategory(), aCategory({ id: 3 })],
          products: [aProduct({ id: 2, categories: ['category-3'] })],
        },
        { mode: 'full' },
      ),
    )

    expect(reports.map(({ counts }) => [counts.removed, counts.refused])).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(await db.sql`select id from category order by id`).toEqual([{ id: 3 }, { id: 100 }])
  })
})
