import { SHOPS } from '@saum/domain/shops'
import { aCatalog } from '@saum/testing/catalog-builders'
import { aGroupPrice } from '@saum/testing/catalog-extras'
import { startTestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Sql } from '../database/database.ts'
import { loadGroupPrices } from './group-price-storage.ts'

const [de, at, ch] = SHOPS
const [small, medium] = [330_101, 330_102]

describe.each(STORAGE_ENGINES)('prices of customer groups on %s', (engine) => {
  async function aShop() {
    const groupPrices = [
      aGroupPrice({ variantId: small, customerGroup: 'VIP_Card', amount: 6_000 }),
      aGroupPrice({ variantId: small, customerGroup: 'Basic_Card', amount: 7_000 }),
      aGroupPrice({ variantId: medium, customerGroup: 'Basic_Card', amount: 7_500 }),
      aGroupPrice({ shop: 'ch', variantId: small, customerGroup: 'VIP_Card', amount: 8_000 }),
    ]
    const catalog = aCatalog({ 'group-prices': groupPrices })
    return startTestBackend({ engine, catalog })
  }

  it('are those of the shop and of the groups a customer is in, the lowest of them', async () => {
    const { db } = await aShop()
    const variantIds = [small, medium, 999]
    const priced = (shopId: typeof de.shopId | typeof ch.shopId, ...groups: string[]) =>
      loadGroupPrices(db.sql, shopId, { variantIds, groups })

    expect(await priced(de.shopId, 'VIP_Card')).toEqual(new Map([[small, 6_000]]))
    expect(await priced(ch.shopId, 'VIP_Card')).toEqual(new Map([[small, 8_000]]))
    expect(await priced(de.shopId, 'Basic_Card', 'VIP_Card', 'Press')).toEqual(
      new Map([
        [small, 6_000],
        [medium, 7_500],
      ]),
    )
    expect(await priced(de.shopId, 'vip_card')).toEqual(new Map())
  })

  it('are not for other shops', async () => {
    const { db } = await aShop()
    const question = { variantIds: [small], groups: ['VIP_Card'] }

    expect(await loadGroupPrices(db.sql, at.shopId, question)).toEqual(new Map())
  })

  it('go with the size they are for', async () => {
    const { db } = await aShop()

    await db.transaction((sql) => sql`delete from product where id = 3301`)

    expect(await db.sql`select 1 from group_price`).toEqual([])
  })
})

describe('somebody in no group', () => {
  it('costs no question to the database', async () => {
    const sql = (() => {
      throw new Error('asked')
    }) as unknown as Sql

    expect(await loadGroupPrices(sql, de.shopId, { variantIds: [1], groups: [] })).toEqual(
      new Map(),
    )
  })
})
