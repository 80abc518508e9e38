import { getGoneProduct } from '@saum/contract/gone-product'
import { aCatalog, aCategory, aProduct, aVariant } from '@saum/testing/catalog-builders'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { importContent } from '@saum/testing/test-import'
import { describe, expect, it } from 'vitest'
import { SHOPS } from '@saum/domain/shops'
import { undoImport } from '../import/undo-import.ts'

const [, , ch] = SHOPS

describe.each(TEST_ENGINES)('a product that is gone on %s', { timeout: 60_000 }, (engine) => {
  const green = aProduct({ id: 1, masterKey: 'wrap-dress' })
  const black = aProduct({
    id: 2,
    masterKey: 'wrap-dress',
    variants: [aVariant({ id: 201, stock: 0 })],
  })
  const beige = aProduct({
    id: 3,
    masterKey: 'wrap-dress',
    variants: [aVariant({ id: 301, stock: 9 })],
  })
  const other = aProduct({ id: 4 })

  function aRange(): Promise<TestBackend> {
    const products = [green, black, beige, other]
    return startTestBackend({ engine, catalog: aCatalog({ products }) })
  }

  async function keepOnly(backend: TestBackend, content: readonly object[]): Promise<void> {
    await importContent(backend.db, { content, mode: 'full', isLargeRemovalAllowed: true })
  }

  it('leads to the color of the style that can be bought', async () => {
    const backend = await aRange()
    await keepOnly(backend, [black, beige, other])

    const answer = await backend.post(getGoneProduct, { id: 1 })

    expect(answer).toMatchObject({
      status: 200,
      body: { successor: { id: 3, slug: 'kleid-3-gruen' } },
    })
  })

  it('leads to where more of the kind is when the whole style is gone', async () => {
    const backend = await aRange()
    await keepOnly(backend, [other])

    const answer = await backend.post(getGoneProduct, { id: 1 })

    expect(answer.body).toEqual({
      successor: null,
      category: { name: expect.any(String), path: '/category-100' },
    })
  })

  it('is not one that is still there or never was', async () => {
    const backend = await aRange()

    for (const id of [1, 99, 0, -1, Number.MAX_SAFE_INTEGER]) {
      expect(await backend.post(getGoneProduct, { id })).toMatchObject({
        status: 404,
        body: { kind: 'product-not-found' },
      })
    }
  })

  it('is back when an import brings it back, and when its removal is undone', async () => {
    const backend = await aRange()
    await keepOnly(backend, [beige, other])
    await importContent(backend.db, { content: [green] })
    expect(await backend.post(getGoneProduct, { id: 1 })).toMatchObject({ status: 404 })
    await keepOnly(backend, [beige, other])
    expect(await backend.post(getGoneProduct, { id: 1 })).toMatchObject({ status: 200 })

    await undoImport(backend.db, null)

    expect(await backend.post(getGoneProduct, { id: 1 })).toMatchObject({ status: 404 })
  })

  it.each([
    ['switched off', { shops: ['at', 'ch', 'fr-ch', 'en'] }],
    ['no longer priced', { prices: { ch: { amount: 8_990 } } }],
  ])('is gone only in the shop where it is %s', async (_, change) => {
    const backend = await aRange()
    await importContent(backend.db, { content: [{ ...other, ...change }] })

    const [inGermany, inSwitzerland] = await Promise.all([
      backend.post(getGoneProduct, { id: 4 }),
      backend.post(getGoneProduct, { id: 4 }, ch.shopId),
    ])

    expect([inGermany.status, inSwitzerland.status]).toEqual([200, 404])
  })

  it('was never there in a shop that never asked a price for it', async () => {
    const backend = await aRange()
    await importContent(backend.db, {
      content: [aProduct({ id: 5, prices: { ch: { amount: 8_990 } } })],
    })

    expect(await backend.post(getGoneProduct, { id: 5 })).toMatchObject({ status: 404 })
  })

  it('names no category that is empty or hidden by now', async () => {
    const backend = await startTestBackend({
      engine,
      catalog: aCatalog({
        categories: [aCategory(), aCategory({ id: 101, isHidden: true })],
        products: [aProduct({ id: 1, categories: ['category-101'] }), other],
      }),
    })
    await keepOnly(backend, [other])

    const answer = await backend.post(getGoneProduct, { id: 1 })

    expect(answer.body).toEqual({ successor: null, category: null })
  })
})
