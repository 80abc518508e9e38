import { findShopByPath, type Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { findOrder } from '../order/order-storage.ts'
import { listReturnsOfOrder } from '../order-return/return-storage.ts'
import { findCustomer, hasProvenEmail } from '../session/customer-storage.ts'
import type { OwnerKeys } from '../session/owner-key.ts'
import { toOrderRecord } from './export-order.ts'
import { PERSONAL_TABLES, type PersonalTable } from './personal-tables.ts'

interface Asker {
  customerId: number
  keys: OwnerKeys
  now: number
}

interface Known {
  customerId: number
  shop: Shop
  email: string
  /** Only then is what is kept under the address theirs to see. */
  isEmailVerified: boolean
}

/** Everything we hold of a customer; `null` where nobody has this number. */
export async function exportAccount(
  sql: Sql,
  { customerId, keys, now }: Asker,
): Promise<Record<string, unknown> | null> {
  const customer = await findCustomer(sql, customerId)
  const shop = customer === null ? undefined : findShopByPath(customer.shop)
  if (customer === null || shop === undefined) return null
  const isTheirs = await hasProvenEmail(sql, customerId)
  const known: Known = { customerId, shop, email: customer.email, isEmailVerified: isTheirs }
  const userId = String(customerId)
  return {
    createdAt: new Date(now).toISOString(),
    shop: shop.path,
    profile: { ...toProfile(customer), isEmailVerified: isTheirs },
    orders: await listOrderRecords(sql, known),
    declarations: await listDeclarationRecords(sql, known),
    basket: await listBasket(sql, keys('basket', shop.shopId, userId), shop),
    wishlist: await listWishlist(sql, keys('wishlist', shop.shopId, userId), shop),
    ...(await listBelongings(sql, known)),
  }
}

/** All but what opens the account. */
function toProfile({ passwordHash, ...profile }: CustomerDocument) {
  return { ...profile, hasPassword: passwordHash !== undefined }
}

async function listOrderRecords(sql: Sql, { customerId, shop, email, ...known }: Known) {
  const rows = await sql<{ id: number }>`
    select id from customer_order
    where customer_id = ${customerId}
      or (customer_id is null and email = ${known.isEmailVerified ? email : ''} and email <> ''
        and shop_id = ${shop.shopId} and forget_from is null)
    order by created_at, id`
  const records: ReturnType<typeof toOrderRecord>[] = []
  for (const { id } of rows) {
    const order = await findOrder(sql, id)
    if (order !== null) records.push(toOrderRecord(order, await listReturnsOfOrder(sql, id)))
  }
  return records
}

async function listDeclarationRecords(sql: Sql, known: Known) {
  const { customerId, shop, email } = known
  const rows = await sql<Record<string, unknown>>`
    select id, kind, email, document, received_at, handled_at from declaration
    where (shop_id = ${shop.shopId} and email = ${known.isEmailVerified ? email : ''}
        and email <> '')
      or order_id in (select id from customer_order where customer_id = ${customerId})
    order by received_at, id`
  return rows.map(toRecord)
}

async function listBelongings(sql: Sql, known: Known): Promise<Record<string, unknown>> {
  const belongings: Record<string, unknown> = {}
  for (const table of PERSONAL_TABLES) belongings[table.title] = await listRows(sql, table, known)
  return belongings
}

async function listRows(sql: Sql, { table, by, columns }: PersonalTable, known: Known) {
  if (by === 'email' && !known.isEmailVerified) return []
  const select = `select ${columns.join(', ')} from ${table}`
  const rows =
    by === 'customer_id'
      ? await sql.statement(`${select} where customer_id = $1`, [known.customerId])
      : await sql.statement(`${select} where email = $1 and shop_id = $2`, [
          known.email,
          known.shop.shopId,
        ])
  return rows.map((row) => toRecord(row as Record<string, unknown>))
}

async function listBasket(sql: Sql, basketKey: string, { shopId }: Shop) {
  const rows = await sql<Record<string, unknown>>`
    select p.name as product, v.size_label as size, i.variant_id, i.quantity
    from basket_item i
      left join variant v on v.id = i.variant_id
      left join product_shop p on p.product_id = v.product_id and p.shop_id = ${shopId}
    where i.basket_key = ${basketKey} order by i.position`
  return rows.map(toRecord)
}

async function listWishlist(sql: Sql, wishlistKey: string, { shopId }: Shop) {
  const rows = await sql<Record<string, unknown>>`
    select p.name as product, v.size_label as size, i.product_id, i.variant_id
    from wishlist_item i
      left join variant v on v.id = i.variant_id
      left join product_shop p on p.product_id = i.product_id and p.shop_id = ${shopId}
    where i.wishlist_key = ${wishlistKey} order by i.position`
  return rows.map(toRecord)
}

/** `created_at: 1…` becomes `createdAt: '2026-…'`, a document what is in it. */
function toRecord(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [toName(column), toValue(column, value)]),
  )
}

function toName(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function toValue(column: string, value: unknown): unknown {
  const isJson = column === 'document' || column === 'data'
  if (isJson && typeof value === 'string') return JSON.parse(value, withoutGoods)
  if (column.endsWith('_at') && typeof value === 'number') return new Date(value).toISOString()
  if (column.startsWith('is_')) return value === 1
  return value
}

/** What a product is like is nobody's data; its number says which one it is. */
function withoutGoods(key: string, value: unknown): unknown {
  const isGoods = key === 'product' || key === 'variant'
  if (!isGoods || typeof value !== 'object' || value === null) return value
  const { referenceKey } = value as { referenceKey?: string }
  return referenceKey
}
