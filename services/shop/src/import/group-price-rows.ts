import { findShopById, findShopByPath } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { GroupPriceDocument } from '../documents/group-price-document.ts'
import { groupPriceKey } from '../import-rules/claims.ts'
import { findKnownIds } from '../import-rules/known-ids.ts'
import type { Removal } from './import-kind.ts'
import type { Stored } from './stored-document.ts'
import type { Origin, WriteContext } from './write-context.ts'

const GROUP_PRICE = {
  table: 'group_price',
  columns: ['variant_id', 'shop_id', 'customer_group', 'price_cents', 'origin'],
  overwriteBy: ['variant_id', 'shop_id', 'customer_group'],
} as const

interface GroupPriceRow {
  variantId: number
  shopId: number
  customerGroup: string
  amount: number
  origin: Origin
}

/** An undo may bring back the price of a size that is gone by now; that one has none. */
export async function saveGroupPrices(
  sql: Sql,
  documents: readonly GroupPriceDocument[],
  { origin }: WriteContext,
): Promise<void> {
  const variantIds = documents.map(({ variantId }) => variantId)
  const known = await findKnownIds(sql, 'variant', variantIds)
  await insertRows(
    sql,
    GROUP_PRICE,
    documents.flatMap(({ shop: path, variantId, customerGroup, amount }) => {
      const shop = findShopByPath(path)
      if (shop === undefined || !known.has(variantId)) return []
      return [
        {
          variant_id: variantId,
          shop_id: shop.shopId,
          customer_group: customerGroup,
          price_cents: amount,
          origin,
        },
      ]
    }),
  )
}

/** There may be as many as sizes, so they are only ever read by the batch. */
export async function listStoredGroupPrices(
  sql: Sql,
  keys: readonly string[],
): Promise<Stored<GroupPriceDocument>[]> {
  const wanted = new Set(keys)
  const variantIds = [...new Set(keys.map(variantOf))]
  const rows = await sql<GroupPriceRow>`
    select variant_id as "variantId", shop_id as "shopId", customer_group as "customerGroup",
      price_cents as amount, origin
    from group_price where variant_id in (${variantIds})
    order by variant_id, shop_id, customer_group`
  return rows.flatMap(toStored).filter(({ key }) => wanted.has(key))
}

export async function listGroupPriceKeys(sql: Sql): Promise<string[]> {
  const rows = await sql<Omit<GroupPriceRow, 'amount' | 'origin'>>`
    select variant_id as "variantId", shop_id as "shopId", customer_group as "customerGroup"
    from group_price order by variant_id, shop_id, customer_group`
  return rows.flatMap(({ shopId, variantId, customerGroup }) => {
    const shop = findShopById(shopId)?.path
    return shop === undefined ? [] : [groupPriceKey({ shop, variantId, customerGroup })]
  })
}

export async function removeGroupPrices(sql: Sql, keys: readonly string[]): Promise<Removal> {
  const stored = (await listStoredGroupPrices(sql, keys)).map(({ document }) => document)
  const lists = Map.groupBy(stored, ({ shop, customerGroup }) => `${shop} ${customerGroup}`)
  for (const [first, ...others] of lists.values()) {
    if (first === undefined) continue
    const variantIds = [first, ...others].map(({ variantId }) => variantId)
    await sql`
      delete from group_price where variant_id in (${variantIds})
        and shop_id = ${findShopByPath(first.shop)?.shopId ?? 0}
        and customer_group = ${first.customerGroup}`
  }
  return { removed: [...keys], kept: [] }
}

function variantOf(key: string): number {
  return Number(key.split(' ', 2)[1])
}

function toStored({ shopId, variantId, customerGroup, amount, origin }: GroupPriceRow) {
  const shop = findShopById(shopId)?.path
  if (shop === undefined) return []
  const document: GroupPriceDocument = { shop, variantId, customerGroup, amount }
  return [{ key: groupPriceKey(document), origin, document }]
}
