import { getProductsByCategory } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCatalog, aCategory, aProduct, inEveryShop } from '@saum/testing/catalog-builders'
import { openMigratedDatabase } from '@saum/testing/test-database'
import { expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { writeCatalog } from '../import/write-catalog.ts'
import { createShopService } from '../shop-service.ts'

/** The same database, with its statements counted. */
function countStatements(db: Database): { db: Database; counted: { statements: number } } {
  const counted = { statements: 0 }
  const sql = new Proxy(db.sql, {
    apply(target, self, args) {
      counted.statements += 1
      return Reflect.apply(target, self, args)
    },
    get(target, name) {
      if (name === 'statement') counted.statements += 1
      return Reflect.get(target, name)
    },
  })
  return { db: { ...db, sql }, counted }
}

it('asks the database as often for a long page as for a short one', async () => {
  const real = await openMigratedDatabase()
  const reduced = inEveryShop({ amount: 8_000, was: 9_000 }, { amount: 8_000, was: 9_000 })
  const products = Array.from({ length: 40 }, (_, id) =>
    aProduct({ id: id + 1, masterKey: `style-${id % 10}`, prices: reduced }),
  )
  const catalog = aCatalog({ categories: [aCategory()], products })
  await writeCatalog(real, catalog, { now: Date.now(), origin: 'own' })
  const { db, counted } = countStatements(real)
  const { dispatch } = createShopService(db, { log: () => {} })

  async function statementsFor(perPage: number): Promise<number> {
    const payload = { categoryId: 100, perPage }
    const body = JSON.stringify({ payload })
    const call = { shopId: DEFAULT_SHOP.shopId, name: getProductsByCategory.name, requestId: 'r' }
    counted.statements = 0
    const answer = await dispatch({ ...call, body })
    const page = v.parse(getProductsByCategory.result, JSON.parse(answer.body))
    expect(page.products).toHaveLength(perPage)
    return counted.statements
  }

  await statementsFor(1)
  expect(await statementsFor(1)).toBe(6)
  expect(await statementsFor(24)).toBe(6)
})
