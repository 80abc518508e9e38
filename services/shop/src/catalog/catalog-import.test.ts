import { getProductById, getProductsByCategory } from '@saum/contract/product'
import { getCategoryById, getCategoryByPath } from '@saum/contract/category'
import { aCatalog, aCategory, aProduct, aRedirect } from '@saum/testing/catalog-builders'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

describe.each(TEST_ENGINES)('importing the demo range on %s', (engine) => {
  it('imports once and skips the same range afterwards', async () => {
    const backend = await startTestBackend({ engine })

    expect(await backend.importCatalog(aCatalog())).toBe('imported')
    expect(await backend.importCatalog(aCatalog())).toBe('unchanged')
    expect(await backend.post(getProductById, { id: 3301 })).toMatchObject({ status: 200 })
  })

  it('replaces the range when it has changed and shows it at once', async () => {
    const backend = await startTestBackend({
      engine,
      catalog: aCatalog({
        categories: [aCategory(), aCategory({ id: 101, parentKey: 'category-100' })],
        products: [aProduct(), aProduct({ id: 3302 })],
      }),
    })
    expect(await backend.post(getCategoryById, { id: 101 })).toMatchObject({ status: 200 })

    const outcome = await backend.importCatalog(
      aCatalog({
        categories: [aCategory(), aCategory({ id: 102, parentKey: 'category-100' })],
        products: [aProduct({ brand: 'Naht' })],
      }),
    )

    expect(outcome).toBe('imported')
    expect(await backend.post(getCategoryById, { id: 101 })).toMatchObject({ status: 404 })
    expect(await backend.post(getCategoryById, { id: 102 })).toMatchObject({ status: 200 })
    expect(await backend.post(getProductById, { id: 3302 })).toMatchObject({ status: 404 })
    expect(await backend.post(getProductById, { id: 3301 })).toMatchObject({
      body: { attributes: { brand: { values: { label: 'Naht' } } } },
    })
  })

  it('lets keys and sizes move from one product to another', async () => {
    const backend = await startTestBackend({ engine })
    const one = aProduct({ id: 1, referenceKey: 'a', sizes: [{ id: 10, label: 'S', stock: 1 }] })
    const two = aProduct({ id: 2, referenceKey: 'b', sizes: [{ id: 20, label: 'M', stock: 1 }] })
    await backend.importCatalog(aCatalog({ products: [one, two] }))

    const swapped = [
      { ...one, referenceKey: 'b', sizes: two.sizes },
      { ...two, referenceKey: 'a', sizes: one.sizes },
    ]

    expect(await backend.importCatalog(aCatalog({ products: swapped }))).toBe('imported')
    expect(await backend.post(getProductById, { id: 1 })).toMatchObject({
      body: { referenceKey: 'b', variants: [{ id: 20, referenceKey: 'b-M' }] },
    })
  })

  it('turns a category tree upside down if the new range says so', async () => {
    const backend = await startTestBackend({ engine })
    const top = aCategory({ id: 1, key: 'top' })
    const below = aCategory({ id: 2, key: 'below', parentKey: 'top' })
    await backend.importCatalog(aCatalog({ categories: [top, below], products: [] }))

    await backend.importCatalog(
      aCatalog({
        categories: [
          { ...top, parentKey: 'below' },
          { ...below, parentKey: null },
        ],
        products: [],
      }),
    )

    expect(await backend.post(getCategoryByPath, { path: '/below/top' })).toMatchObject({
      body: { id: 1 },
    })
  })

  it.each([
    `insert into category values (9, 'own', null, 0, 0, 0, '{}', 'own')`,
    `insert into product values (9, 'm', 'r', 'b', 1, 'rot', '#ff0000', 0, 0, 'own')`,
    `insert into redirect values (0, '/x', '/y', 301, 'own')`,
  ])('never touches a range that holds something of its own', async (statement) => {
    const backend = await startTestBackend({ engine, catalog: aCatalog() })
    await backend.db.transaction((sql) => sql.statement(statement))

    const outcome = await backend.importCatalog(
      aCatalog({ products: [], redirects: [aRedirect()] }),
    )

    expect(outcome).toBe('kept')
    expect(await backend.post(getProductById, { id: 3301 })).toMatchObject({ status: 200 })
  })

  it('changes nothing when the new range cannot be written', async () => {
    const backend = await startTestBackend({ engine, catalog: aCatalog() })
    const unreduced = aProduct({ id: 1, reducedFromCents: { EUR: 1, CHF: 1 } })

    await expect(backend.importCatalog(aCatalog({ products: [unreduced] }))).rejects.toMatchObject({
      kind: 'check',
    })

    expect(await backend.post(getProductsByCategory, { categoryId: 100 })).toMatchObject({
      body: { products: [{ id: 3301 }], pagination: { total: 1 } },
    })
  })
})
