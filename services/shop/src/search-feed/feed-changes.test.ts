import { listIndexChanges } from '@saum/contract/search-feed'
import * as v from '@saum/schema/schema'
import { aCatalog, aCategory, aProduct, aVariant } from '@saum/testing/catalog-builders'
import { aBranch, aCampaign, anOutfit } from '@saum/testing/catalog-extras'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { importContent } from '@saum/testing/test-import'
import { describe, expect, it } from 'vitest'
import { undoImport } from '../import/undo-import.ts'
import { noteProductChanges } from './product-change-storage.ts'

const NOW = Date.parse('2026-11-16T12:00:00Z')

async function changesAfter(backend: TestBackend, after: number, limit?: number) {
  const { body } = await backend.post(listIndexChanges, { after, ...(limit && { limit }) })
  return v.parse(listIndexChanges.result, body)
}

/** The number a follower starts from. */
async function latest(backend: TestBackend): Promise<number> {
  return (await changesAfter(backend, Number.MAX_SAFE_INTEGER)).last
}

describe.each(STORAGE_ENGINES)('the changes an index follows on %s', (engine) => {
  async function aShop(products = [1, 2, 3].map((id) => aProduct({ id }))) {
    return startTestBackend({ engine, catalog: aCatalog({ products }), now: () => NOW })
  }

  it('are none until something changes', async () => {
    const backend = await aShop()
    const number = await latest(backend)

    expect(await changesAfter(backend, number)).toMatchObject({
      productIds: [],
      last: number,
      hasMore: false,
    })
  })

  it('name a product whose stock or price an import changes, and no other', async () => {
    const backend = await aShop()
    await importContent(backend.db, { content: [1, 2, 3].map((id) => aProduct({ id })) })
    const before = await latest(backend)

    const soldOut = aProduct({ id: 2, variants: [aVariant({ id: 201, size: 'S', stock: 0 })] })
    await importContent(backend.db, { content: [aProduct({ id: 1 }), soldOut] })

    const { productIds, last } = await changesAfter(backend, before)
    expect(productIds).toEqual([2])
    expect(last).toBeGreaterThan(before)
  })

  it('name new products and removed ones', async () => {
    const backend = await aShop()
    const before = await latest(backend)

    await importContent(backend.db, {
      content: [1, 2, 4].map((id) => aProduct({ id })),
      mode: 'full',
    })

    const { productIds } = await changesAfter(backend, before)
    expect(productIds).toEqual(expect.arrayContaining([3, 4]))
  })

  it('name what an undo brings back and takes away', async () => {
    const backend = await aShop()
    await importContent(backend.db, {
      content: [aProduct({ id: 1, brand: 'Other' }), aProduct({ id: 9 })],
    })
    const before = await latest(backend)

    await undoImport(backend.db, null)

    const { productIds } = await changesAfter(backend, before)
    expect(new Set(productIds)).toEqual(new Set([1, 9]))
  })

  it('come in pages that neither repeat nor lose a product', async () => {
    const backend = await aShop([5, 3, 9, 1].map((id) => aProduct({ id })))

    const first = await changesAfter(backend, 0, 3)
    const second = await changesAfter(backend, first.last, 3)

    expect([first.hasMore, second.hasMore]).toEqual([true, false])
    expect([...first.productIds, ...second.productIds]).toEqual([5, 3, 9, 1])
  })

  it('keep one place per product, that of its latest change', async () => {
    const backend = await aShop([1, 2].map((id) => aProduct({ id })))

    await backend.importCatalog({ products: [aProduct({ id: 1, brand: 'Other' })] })

    expect((await changesAfter(backend, 0)).productIds).toEqual([2, 1])
  })

  it('are not there when the import of them fails', async () => {
    const backend = await aShop()
    const before = await latest(backend)

    const failing = backend.db.transaction(async (sql) => {
      await noteProductChanges(sql, [1])
      throw new Error('The power went out')
    })

    await expect(failing).rejects.toThrow('The power went out')
    expect(await latest(backend)).toBe(before)
  })

  it('are numbered in the order in which concurrent writers become visible', async () => {
    const backend = await aShop()
    const before = await latest(backend)

    await Promise.all(
      [11, 12, 13, 14].map((id) => backend.importCatalog({ products: [aProduct({ id })] })),
    )

    const { productIds, last } = await changesAfter(backend, before)
    expect(new Set(productIds)).toEqual(new Set([11, 12, 13, 14]))
    expect(last).toBe(before + 4)
  })

  it.each([
    [
      'categories',
      { categories: [aCategory({ name: { 'de-DE': 'Neu', 'fr-CH': 'N', 'en-GB': 'N' } })] },
    ],
    ['campaigns', { campaigns: [aCampaign()] }],
    ['branches', { branches: [aBranch()] }],
  ])('have another structure after an import of %s', async (_kind, catalog) => {
    const backend = await aShop()
    const before = await changesAfter(backend, 0)

    await backend.importCatalog(catalog)

    expect((await changesAfter(backend, 0)).structure).not.toBe(before.structure)
  })

  it('keep their structure when only products and outfits change', async () => {
    const backend = await aShop()
    const before = await changesAfter(backend, 0)

    await backend.importCatalog({
      products: [aProduct({ id: 1, brand: 'Other' })],
      outfits: [anOutfit({ productIds: [1] })],
    })

    expect((await changesAfter(backend, 0)).structure).toBe(before.structure)
  })

  it('have another structure after a campaign was taken away', async () => {
    const backend = await aShop()
    const campaigns = [1, 2, 3].map((id) => aCampaign({ id }))
    await importContent(backend.db, { kind: 'campaigns', content: campaigns })
    const before = await changesAfter(backend, 0)

    await importContent(backend.db, {
      kind: 'campaigns',
      content: campaigns.slice(1),
      mode: 'full',
    })

    expect((await changesAfter(backend, 0)).structure).not.toBe(before.structure)
  })

  it('say when a campaign begins or ends next', async () => {
    const backend = await aShop()
    expect((await changesAfter(backend, 0)).nextPriceChangeAt).toBeNull()

    await backend.importCatalog({
      campaigns: [
        aCampaign({ id: 1, startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-20T00:00:00Z' }),
        aCampaign({ id: 2, startsAt: '2026-11-18T00:00:00Z', endsAt: '2026-11-25T00:00:00Z' }),
        aCampaign({ id: 3, startsAt: '2026-10-01T00:00:00Z', endsAt: '2026-10-25T00:00:00Z' }),
      ],
    })

    const { nextPriceChangeAt } = await changesAfter(backend, 0)
    expect(nextPriceChangeAt).toBe(Date.parse('2026-11-18T00:00:00Z'))
  })

  it('name the products whose first piece came to a branch or whose last one went', async () => {
    const backend = await aShop()
    const branch = (pieces: Record<number, number>, id = 81) =>
      aBranch({
        id,
        stock: Object.entries(pieces).map(([variantId, quantity]) => ({
          variantId: Number(variantId),
          quantity,
        })),
      })
    await backend.importCatalog({ branches: [branch({ 101: 2, 201: 1 }), branch({ 301: 1 }, 82)] })
    const before = await changesAfter(backend, Number.MAX_SAFE_INTEGER)

    await backend.importCatalog({ branches: [branch({ 101: 9, 301: 1, 201: 0 })] })

    const after = await changesAfter(backend, before.last)
    expect(new Set(after.productIds)).toEqual(new Set([2, 3]))
    expect(after.structure).toBe(before.structure)
  })

  it('have another structure when a branch closes, moves to another country or is removed', async () => {
    const backend = await aShop()
    const structure = async () => (await changesAfter(backend, 0)).structure
    const branches = [81, 82, 83].map((id) => aBranch({ id }))
    await importContent(backend.db, { kind: 'branches', content: branches })
    const structures = [await structure()]

    await backend.importCatalog({ branches: [aBranch({ isActive: false })] })
    structures.push(await structure())
    const address = { ...aBranch().address, countryCode: 'AT' as const }
    await backend.importCatalog({ branches: [aBranch({ isActive: false, address })] })
    structures.push(await structure())
    await importContent(backend.db, { kind: 'branches', content: branches.slice(1), mode: 'full' })
    structures.push(await structure())

    expect(new Set(structures).size).toBe(4)
  })
})
