import {
  aCatalog,
  aCategory,
  aProduct,
  aVariant,
  inEveryLocale,
  inEveryShop,
} from '@saum/testing/catalog-builders'
import { aCampaign } from '@saum/testing/catalog-extras'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { importContent } from '@saum/testing/test-import'
import { undoImport } from '@saum/shop/import/undo-import'
import { describe, expect, it } from 'vitest'
import { anIndexedShop, listed } from './test-shop-index.ts'

const HOUR_MS = 60 * 60 * 1000

function withStock(id: number, stock: number) {
  return aProduct({ id, variants: [aVariant({ id: id * 100 + 1, size: 'S', stock })] })
}

function ids(found: readonly { id: string }[]): string[] {
  return found.map(({ id }) => id).toSorted()
}

describe.each(TEST_ENGINES)('the index of a shop over %s', (engine) => {
  it('has the whole range after the first refresh', async () => {
    const products = [1, 2, 3].map((id) => aProduct({ id }))
    const { index, range } = await anIndexedShop(aCatalog({ products }), { engine })

    expect(ids(await listed(range()))).toEqual(['1', '2', '3'])
    expect(index.status()).toMatchObject({
      isReady: true,
      documents: 3,
      styles: 3,
      freshDocuments: 0,
      isBuilding: false,
      lastError: null,
    })
  })

  it('shows a stock change that was imported after one refresh', async () => {
    const { backend, index, range, builds } = await anIndexedShop(
      aCatalog({ products: [withStock(1, 3), withStock(2, 3)] }),
      { engine },
    )

    await importContent(backend.db, { content: [withStock(1, 0)] })
    await index.refresh()

    const inStock = { kind: 'keyword', field: 'availability', values: ['in_stock'] } as const
    expect(ids(await listed(range(), inStock))).toEqual(['2'])
    expect(builds()).toBe(1)
    expect(index.status()).toMatchObject({ documents: 2, freshDocuments: 1 })
  })

  it('asks the imported price', async () => {
    const { backend, index, range } = await anIndexedShop(aCatalog(), { engine })

    const cheaper = aProduct({ prices: inEveryShop({ amount: 4_999 }, { amount: 5_990 }) })
    await importContent(backend.db, { content: [cheaper] })
    await index.refresh()

    expect(await listed(range())).toMatchObject([{ asked: 49.99 }])
  })

  it('gets new products and loses removed ones', async () => {
    const products = [1, 2, 3].map((id) => aProduct({ id }))
    const { backend, index, range } = await anIndexedShop(aCatalog({ products }), { engine })

    const content = [1, 3, 4].map((id) => aProduct({ id }))
    await importContent(backend.db, { content, mode: 'full' })
    await index.refresh()

    expect(ids(await listed(range()))).toEqual(['1', '3', '4'])
  })

  it('goes back with an import that is undone', async () => {
    const { backend, index, range } = await anIndexedShop(
      aCatalog({ products: [withStock(1, 3)] }),
      {
        engine,
      },
    )
    await importContent(backend.db, { content: [withStock(1, 0), aProduct({ id: 2 })] })
    await index.refresh()
    expect(ids(await listed(range()))).toEqual(['1', '2'])

    await undoImport(backend.db, null)
    await index.refresh()

    expect(await listed(range())).toMatchObject([{ id: '1', isInStock: true }])
  })

  it('keeps the colors of a style together when one of them changes', async () => {
    const products = [1, 2, 3].map((id) => aProduct({ id, masterKey: 'anna' }))
    const { backend, index, range } = await anIndexedShop(aCatalog({ products }), { engine })

    const another = aProduct({ id: 4, masterKey: 'anna' })
    await importContent(backend.db, {
      content: [
        another,
        {
          ...another,
          id: 2,
          brand: 'Other',
          referenceKey: 'article-2',
          variants: [aVariant({ id: 201, size: 'S' })],
        },
      ],
    })
    await index.refresh()

    expect(await listed(range())).toMatchObject([{ colors: ['1', '2', '3', '4'] }])
    expect(index.status()).toMatchObject({ documents: 4, styles: 1 })
  })

  it('moves a color to another style', async () => {
    const products = [1, 2, 3].map((id) => aProduct({ id, masterKey: id < 3 ? 'anna' : 'berta' }))
    const { backend, index, range } = await anIndexedShop(aCatalog({ products }), { engine })

    await importContent(backend.db, { content: [aProduct({ id: 2, masterKey: 'berta' })] })
    await index.refresh()

    const colors = (await listed(range())).map((found) => found.colors.join())
    expect(colors.toSorted()).toEqual(['1', '2,3'])
  })

  it('keeps styles whole when many products change and one goes to another style', async () => {
    const styleOf = (id: number) => (id === 1 || id === 60 ? 'anna' : `style-${id}`)
    const many = Array.from({ length: 61 }, (_, index) => index + 1)
    const products = many.map((id) => aProduct({ id, masterKey: styleOf(id) }))
    const { backend, index, range, builds } = await anIndexedShop(aCatalog({ products }), {
      engine,
    })

    const changed = products.slice(0, 60).map((product) => ({ ...product, brand: 'Other' }))
    const moved = changed.map((one) => (one.id === 60 ? { ...one, masterKey: 'style-61' } : one))
    await importContent(backend.db, { content: moved })
    await index.refresh()

    const found = await listed(range())
    expect(found.map(({ colors }) => colors.join())).toContain('60,61')
    expect(found).toHaveLength(60)
    expect(index.status()).toMatchObject({ documents: 61, styles: 60 })
    expect(builds()).toBe(1)
  })

  it('is built anew when categories change', async () => {
    const { backend, index, range, builds } = await anIndexedShop(aCatalog(), { engine })

    await backend.importCatalog({ categories: [aCategory({ name: inEveryLocale('Kleider') })] })
    await index.refresh()

    expect(await listed(range())).toMatchObject([{ categories: ['Kleider'] }])
    expect(range()?.categories.byId(100)?.name).toBe('Kleider')
    expect(builds()).toBe(2)
  })

  it('is built anew when a campaign begins and when it ends', async () => {
    const clock = { now: Date.parse('2026-11-16T12:00:00Z') }
    const at = (hours: number) => new Date(clock.now + hours * HOUR_MS).toISOString()
    const campaigns = [aCampaign({ key: 'mid', startsAt: at(1), endsAt: at(2) })]
    const products = [aProduct({ campaign: 'mid', firstLiveAt: at(-500) })]
    const { index, range, builds } = await anIndexedShop(aCatalog({ campaigns, products }), {
      engine,
      clock,
    })
    const asked = async () => (await listed(range()))[0]?.asked

    const prices = [await asked()]
    for (let hour = 0; hour < 2; hour += 1) {
      clock.now += HOUR_MS
      await index.refresh()
      prices.push(await asked())
    }

    expect(prices).toEqual([79.99, 71.99, 79.99])
    expect(builds()).toBe(3)
  })

  it('leaves alone what has not changed', async () => {
    const { index, range, builds } = await anIndexedShop(aCatalog(), { engine })
    const before = range()

    await index.refresh()

    expect(range()).toBe(before)
    expect(builds()).toBe(1)
  })
})
