import {
  getAllShopCategoriesForId,
  getCategoryById,
  getCategoryByPath,
  getRootCategories,
} from '@saum/contract/category'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { SMALL_RANGE } from '@saum/testing/small-range'
import { aCatalog, aCategory, aProduct } from '@saum/testing/catalog-builders'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { DatabaseEngine } from '../database/database.ts'

const [, , , frCh] = SHOPS

function aShop(engine: DatabaseEngine): Promise<TestBackend> {
  return startTestBackend({ engine, catalog: SMALL_RANGE })
}

describe.each(TEST_ENGINES)('categories on %s', (engine) => {
  it('[7.8] answers an id with all parents and children to the asked depth', async () => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getCategoryById, { id: 210, children: 5 })

    expect(v.parse(getCategoryById.result, body)).toMatchObject({
      id: 210,
      path: '/damen/kleider',
      parentId: 200,
      rootlineIds: [200, 210],
      childrenIds: [211],
      depth: 2,
      productCount: 3,
      parent: { id: 200, parentId: 0, path: '/damen' },
      children: [{ id: 211, path: '/damen/kleider/sommerkleider', productCount: 2 }],
    })
  })

  it('counts the colors of one style once, as listings show them', async () => {
    const categories = [aCategory({ id: 100 })]
    const products = [
      aProduct({ id: 1, masterKey: 'ofelia' }),
      aProduct({ id: 2, masterKey: 'ofelia' }),
      aProduct({ id: 3, masterKey: 'greta' }),
    ]
    const backend = await startTestBackend({ engine, catalog: aCatalog({ categories, products }) })

    const { body } = await backend.post(getCategoryById, { id: 100 })

    expect(body).toMatchObject({ productCount: 3, styleCount: 2 })
  })

  it('nests children no deeper than asked', async () => {
    const backend = await aShop(engine)

    const none = await backend.post(getCategoryById, { id: 200, children: 0 })
    const one = await backend.post(getCategoryById, { id: 200 })

    expect(none.body).not.toHaveProperty('children')
    expect(none.body).toMatchObject({ childrenIds: [210] })
    expect(one.body).toMatchObject({ children: [{ id: 210 }] })
    expect(one.body).not.toHaveProperty('children.0.children')
  })

  it.each(['/damen/kleider', 'damen//kleider/', '/damen/kleider/'])(
    '[7.9] finds %s slug by slug and leaves the parents out',
    async (path) => {
      const backend = await aShop(engine)

      const { body } = await backend.post(getCategoryByPath, { path, children: 5 })

      expect(v.parse(getCategoryByPath.result, body)).toMatchObject({
        id: 210,
        children: [{ id: 211 }],
      })
      expect(body).not.toHaveProperty('parent')
    },
  )

  it.each(['', '/', '/kleider', '/damen/robes', '/damen/kleider/x'])(
    'knows no category under %j',
    async (path) => {
      const backend = await aShop(engine)

      expect(await backend.post(getCategoryByPath, { path })).toMatchObject({
        status: 404,
        body: { kind: 'category-not-found' },
      })
    },
  )

  it('speaks the language of the shop', async () => {
    const backend = await aShop(engine)

    const answer = await backend.post(getCategoryByPath, { path: '/damen/robes' }, frCh.shopId)

    expect(answer).toMatchObject({ status: 200, body: { id: 210, slug: 'robes' } })
  })

  it('answers the roots in display order, sale marked', async () => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getRootCategories, {})

    expect(v.parse(getRootCategories.result, body)).toMatchObject([
      { id: 200, properties: [], children: [{ id: 210 }], productCount: 3 },
      { id: 100, properties: [{ name: 'sale', value: 'true' }], children: [], productCount: 1 },
    ])
  })

  it('names only the properties that were asked for', async () => {
    const backend = await aShop(engine)

    const without = await backend.post(getCategoryById, { id: 100, properties: { withName: [] } })
    const withSale = await backend.post(getCategoryById, {
      id: 100,
      properties: { withName: ['sale'] },
    })

    expect(without.body).toHaveProperty('properties', [])
    expect(withSale.body).toHaveProperty('properties', [{ name: 'sale', value: 'true' }])
  })

  it('shows hidden categories and what is below them only when asked', async () => {
    const backend = await aShop(engine)

    for (const id of [220, 221]) {
      expect(await backend.post(getCategoryById, { id })).toMatchObject({ status: 404 })
      expect(await backend.post(getCategoryById, { id, includeHidden: true })).toMatchObject({
        status: 200,
      })
    }
    expect(await backend.post(getCategoryById, { id: 200 })).toMatchObject({
      body: { childrenIds: [210] },
    })
    expect(await backend.post(getCategoryById, { id: 200, includeHidden: true })).toMatchObject({
      body: { childrenIds: [210, 220], children: [{ id: 210 }, { id: 220 }] },
    })
  })

  it('finds the same category in every shop', async () => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getAllShopCategoriesForId, { id: 210 })

    expect(v.parse(getAllShopCategoriesForId.result, body)).toMatchObject([
      { locale: 'de-DE', path: 'de', category: { path: '/damen/kleider' } },
      { locale: 'de-AT', path: 'at', category: { path: '/damen/kleider' } },
      { locale: 'de-CH', path: 'ch', category: { path: '/damen/kleider' } },
      { locale: 'fr-CH', path: 'fr-ch', category: { path: '/damen/robes' } },
      { locale: 'en-GB', path: 'en', category: { path: '/damen/dresses' } },
    ])
    expect(await backend.post(getAllShopCategoriesForId, { id: 9 })).toMatchObject({ status: 404 })
  })

  it('sees what another process has changed after a minute at the latest', async () => {
    let now = 0
    const backend = await startTestBackend({ engine, catalog: SMALL_RANGE, now: () => now })
    await backend.post(getCategoryById, { id: 210 })
    await backend.db.transaction((sql) => sql`update category_text set name = 'Roben'`)

    expect((await backend.post(getCategoryById, { id: 210 })).body).toHaveProperty(
      'name',
      'kleider',
    )
    now = 60_000

    expect((await backend.post(getCategoryById, { id: 210 })).body).toHaveProperty('name', 'Roben')
  })

  it('asks again after a fault instead of remembering it', async () => {
    const backend = await aShop(engine)
    await backend.db.transaction((sql) => sql.script('alter table category rename to away'))
    expect(await backend.post(getRootCategories, {})).toMatchObject({ status: 500 })

    await backend.db.transaction((sql) => sql.script('alter table away rename to category'))

    expect(await backend.post(getRootCategories, {})).toMatchObject({ status: 200 })
  })
})
