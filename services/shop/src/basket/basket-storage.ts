import type { ShopId } from '@saum/domain/shops'
import { BASKET_DAYS } from '@saum/domain/visitor-days'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import type { KeptBasket, KeptItem } from './basket-item.ts'

const KEPT_FOR_MS = BASKET_DAYS * DAY_MS

interface BasketRow {
  revision: number
  voucher_code: string | null
}

interface ItemRow {
  item_key: string
  variant_id: number
  group_id: string
  is_main_item: number
  is_required: number
  quantity: number
  position: number
  display_data: string | null
  custom_data: string | null
  promotion_id: string | null
  promotion_code: string | null
  decided_cents: number | null
}

/** A basket and one of its items; without any item the basket alone. */
type FoundRow = BasketRow & (ItemRow | { item_key: null })

const ITEM_COLUMNS = [
  'item_key',
  'basket_key',
  'variant_id',
  'group_id',
  'is_main_item',
  'is_required',
  'quantity',
  'position',
  'display_data',
  'custom_data',
  'promotion_id',
  'promotion_code',
  'decided_cents',
] as const

/** What is in a basket, in its order, and what hangs on it. */
export async function readBasket(sql: Sql, basketKey: string, now: number): Promise<KeptBasket> {
  const rows = await sql<FoundRow>`
    select b.revision, b.voucher_code, i.item_key, i.variant_id, i.group_id, i.is_main_item,
      i.is_required, i.quantity, i.position, i.display_data, i.custom_data, i.promotion_id,
      i.promotion_code, i.decided_cents
    from basket b left join basket_item i on i.basket_key = b.basket_key
    where b.basket_key = ${basketKey} and b.expires_at > ${now}
    order by i.position, i.item_key`
  const [first] = rows
  if (first === undefined) return { items: [], revision: 0, voucherCode: null }
  const items = rows.flatMap((row) => (row.item_key === null ? [] : toItem(row)))
  return { items, revision: first.revision, voucherCode: first.voucher_code }
}

/**
 * Makes the basket the caller's own until the transaction ends, so that two tabs change it one after
 * the other, and counts the change that is to come. What had expired is gone then.
 */
export async function claimBasket(
  sql: Sql,
  claim: { basketKey: string; shopId: ShopId; now: number },
): Promise<void> {
  const { basketKey, shopId, now } = claim
  const expiresAt = now + KEPT_FOR_MS
  const claimed = await sql`
    insert into basket (basket_key, shop_id, changed_at, expires_at, revision)
    values (${basketKey}, ${shopId}, ${now}, ${expiresAt}, 1)
    on conflict (basket_key) do update
      set changed_at = excluded.changed_at, expires_at = excluded.expires_at,
        revision = basket.revision + 1
      where basket.expires_at > ${now}
    returning revision`
  if (claimed.length > 0) return
  await sql`delete from basket where basket_key = ${basketKey} and expires_at <= ${now}`
  await claimBasket(sql, claim)
}

/** Takes the counted change back: there was none after all. */
export async function releaseBasket(
  sql: Sql,
  basketKey: string,
  { revision }: KeptBasket,
): Promise<void> {
  if (revision > 1) {
    await sql`update basket set revision = revision - 1 where basket_key = ${basketKey}`
  } else {
    await sql`delete from basket where basket_key = ${basketKey}`
  }
}

/** Writes what is different. A basket stays when nothing is left in it: its changes go on counting. */
export async function saveItems(
  sql: Sql,
  basketKey: string,
  { before, after }: { before: readonly KeptItem[]; after: readonly KeptItem[] },
): Promise<void> {
  const kept = new Set(after.map(({ key }) => key))
  const removed = before.filter(({ key }) => !kept.has(key)).map(({ key }) => key)
  if (removed.length > 0) await sql`delete from basket_item where item_key in (${removed})`
  const known = new Set(before)
  await insertRows(
    sql,
    { table: 'basket_item', columns: ITEM_COLUMNS, overwriteBy: ['item_key'] },
    after.filter((item) => !known.has(item)).map((item) => toRow(basketKey, item)),
  )
}

/** Everything out at once, the voucher off, and what was to be noted with the order. */
export async function emptyBasket(sql: Sql, basketKey: string): Promise<void> {
  await sql`delete from basket_item where basket_key = ${basketKey}`
  await sql`
    update basket set voucher_code = null, order_data = null where basket_key = ${basketKey}`
}

/** Of a claimed basket; `null` takes it off. */
export async function setVoucher(sql: Sql, basketKey: string, code: string | null): Promise<void> {
  await sql`update basket set voucher_code = ${code} where basket_key = ${basketKey}`
}

export async function listExpiredBaskets(sql: Sql, now: number, limit: number): Promise<string[]> {
  const rows = await sql<{ key: string }>`
    select basket_key as key from basket where expires_at <= ${now} limit ${limit}`
  return rows.map(({ key }) => key)
}

/** Asks again whether they have expired: somebody may have come back meanwhile. */
export async function dropBaskets(sql: Sql, keys: readonly string[], now: number): Promise<void> {
  await sql`delete from basket where basket_key in (${keys}) and expires_at <= ${now}`
}

function toRow(basketKey: string, item: KeptItem) {
  const { itemGroup } = item
  return {
    item_key: item.key,
    basket_key: basketKey,
    variant_id: item.variantId,
    group_id: itemGroup?.id ?? '',
    is_main_item: Number(itemGroup?.isMainItem ?? false),
    is_required: Number(itemGroup?.isRequired ?? false),
    quantity: item.quantity,
    position: item.position,
    display_data: toText(item.displayData),
    custom_data: toText(item.customData),
    promotion_id: item.promotionId,
    promotion_code: item.promotionCode,
    decided_cents: item.decidedCents,
  }
}

function toText(data: object | null | undefined): string | null {
  return data === null || data === undefined ? null : JSON.stringify(data)
}

function toItem(row: ItemRow): KeptItem {
  return {
    key: row.item_key,
    variantId: row.variant_id,
    quantity: row.quantity,
    itemGroup:
      row.group_id === ''
        ? null
        : {
            id: row.group_id,
            isMainItem: row.is_main_item === 1,
            isRequired: row.is_required === 1,
          },
    displayData: parseText(row.display_data) as KeptItem['displayData'],
    customData: parseText(row.custom_data) as KeptItem['customData'],
    promotionId: row.promotion_id,
    promotionCode: row.promotion_code,
    decidedCents: row.decided_cents,
    position: row.position,
  }
}

/** Written by `toText` from what the contract had parsed. */
function parseText(text: string | null): unknown {
  return text === null ? null : JSON.parse(text)
}
