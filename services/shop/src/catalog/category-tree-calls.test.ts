import { getCategoriesByPath, getCategoryTree, getRootCategories } from '@saum/contract/category'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCategory } from '@saum/testing/catalog-builders'
import { SMALL_RANGE } from '@saum/testing/small-range'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { DatabaseEngine } from '../database/database.ts'

const [, , , frCh] = SHOPS

async function aShop(engine: DatabaseEngine): Promise<TestBackend> {
  const backend = await startTestBackend({ engine, catalog: SMALL_RANGE })
  await backend.importCatalog({
    categories: [
      aCategory({ id: 300, key: 'leer', position: 3 }),
      aCategory({ id: 230, key: 'leere-ecke', parentKey: 'damen', position: 9 }),
    ],
  })
  return backend
}

describe.each(TEST_ENGINES)('the category tree on %s', (engine) => {
  it.each([undefined, null, {}])('has all its levels when asked with %j', async (payload) => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getCategoryTree, payload)

    expect(v.parse(getCategoryTree.result, body)).toMatchObject([
      { id: 200, children: [{ id: 210, children: [{ id: 211, children: [] }] }, { id: 230 }] },
      { id: 100 },
      { id: 300 },
    ])
  })

  it('ends at the asked level', async () => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getCategoryTree, { children: 1 })

    expect(body).toMatchObject([{ children: [{ id: 210 }, { id: 230 }] }, {}, {}])
    expect(body).not.toHaveProperty('0.children.0.children')
  })

  it.each([getCategoryTree, getRootCategories])(
    'leaves empty categories out on request ($name)',
    async (call) => {
      const backend = await aShop(engine)

      const { body } = await backend.post(call, { hideEmptyCategories: true })

      expect(body).toMatchObject([
        { id: 200, childrenIds: [210], children: [{ id: 210 }] },
        { id: 100 },
      ])
    },
  )

  it('hides what is hidden unless asked for it', async () => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getCategoryTree, { includeHidden: true })

    expect(body).toMatchObject([{ childrenIds: [210, 220, 230] }, {}, {}])
  })
})

describe.each(TEST_ENGINES)('categories by path on %s', (engine) => {
  it('answers the roots and the category of the path', async () => {
    const backend = await aShop(engine)

    const { body } = await backend.post(getCategoriesByPath, { path: '/damen/kleider/' })

    expect(v.parse(getCategoriesByPath.result, body)).toMatchObject({
      categories: [{ id: 200, children: [{ id: 210 }, { id: 230 }] }, { id: 100 }, { id: 300 }],
      activeNode: { id: 210, children: [{ id: 211 }] },
    })
  })

  it.each(['', '/', '//'])('answers only the roots for %j', async (path) => {
    const backend = await aShop(engine)

    expect((await backend.post(getCategoriesByPath, { path })).body).toMatchObject({
      categories: [{ id: 200 }, { id: 100 }, { id: 300 }],
      activeNode: null,
    })
  })

  it('follows the slugs of the shop', async () => {
    const backend = await aShop(engine)

    expect(
      await backend.post(getCategoriesByPath, { path: '/damen/robes' }, frCh.shopId),
    ).toMatchObject({ status: 200, body: { activeNode: { id: 210 } } })
  })

  it.each(['/damen/nichts', '/damen/geheim', '/%', '/damen/kleider/sommerkleider/noch-eins'])(
    'knows no category under %s',
    async (path) => {
      const backend = await aShop(engine)

      expect(await backend.post(getCategoriesByPath, { path })).toMatchObject({
        status: 404,
        body: { kind: 'category-not-found' },
      })
    },
  )
})

describe('bad questions about the tree', () => {
  it.each([
    ['too many levels', getCategoryTree.name, { children: 6 }],
    ['no whole level', getCategoryTree.name, { children: 0.5 }],
    ['a word for yes', getCategoryTree.name, { hideEmptyCategories: 'yes' }],
    ['no path', getCategoriesByPath.name, {}],
    ['an endless path', getCategoriesByPath.name, { path: '/x'.repeat(5_000) }],
  ])('are answered with 400: %s', async (_, name, payload) => {
    const backend = await startTestBackend()

    const answer = await backend.send({ name, body: JSON.stringify({ payload }) })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
  })
})
