import type { ShopId } from '@saum/domain/shops'
import { WISHLIST_DAYS } from '@saum/domain/visitor-days'
import type { Sql } from '../database/database.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'

const KEPT_FOR_MS = WISHLIST_DAYS * DAY_MS

/** Stands for a product without a size. */
const NO_VARIANT = 0

/** An entry as it is kept. */
export interface KeptWish {
  key: string
  productId: number
  variantId: number | null
  /** What it cost when it was put on the list; `null` where nobody noted it. */
  addedCents: number | null
  /** Could not be bought then. */
  wasSoldOut: boolean
}

interface WishRow {
  item_key: string
  product_id: number
  variant_id: number
  added_cents: number | null
  was_sold_out: number
}

/** What is on a wishlist, latest first; nothing where there is none. */
export async function listWishes(sql: Sql, wishlistKey: string, now: number): Promise<KeptWish[]> {
  const rows = await sql<WishRow>`
    select i.item_key, i.product_id, i.variant_id, i.added_cents, i.was_sold_out
    from wishlist w join wishlist_item i on i.wishlist_key = w.wishlist_key
    where w.wishlist_key = ${wishlistKey} and w.expires_at > ${now}
    order by i.position desc, i.item_key`
  return rows.map((row) => ({
    key: row.item_key,
    productId: row.product_id,
    variantId: row.variant_id === NO_VARIANT ? null : row.variant_id,
    addedCents: row.added_cents,
    wasSoldOut: row.was_sold_out === 1,
  }))
}

/** Makes the wishlist the caller's own until the transaction ends. What had expired is gone then. */
export async function claimWishlist(
  sql: Sql,
  { wishlistKey, shopId, now }: { wishlistKey: string; shopId: ShopId; now: number },
): Promise<void> {
  const expiresAt = now + KEPT_FOR_MS
  await sql`delete from wishlist where wishlist_key = ${wishlistKey} and expires_at <= ${now}`
  await sql`
    insert into wishlist (wishlist_key, shop_id, changed_at, expires_at)
    values (${wishlistKey}, ${shopId}, ${now}, ${expiresAt})
    on conflict (wishlist_key) do update
      set changed_at = excluded.changed_at, expires_at = excluded.expires_at`
}

export async function insertWish(sql: Sql, wishlistKey: string, wish: KeptWish): Promise<void> {
  const { key, productId, variantId, addedCents, wasSoldOut } = wish
  await sql`
    insert into wishlist_item
      (item_key, wishlist_key, product_id, variant_id, added_cents, was_sold_out, position)
    values (${key}, ${wishlistKey}, ${productId}, ${variantId ?? NO_VARIANT}, ${addedCents},
      ${wasSoldOut},
      (select coalesce(max(position), 0) + 1 from wishlist_item
        where wishlist_key = ${wishlistKey}))`
}

export async function deleteWishes(
  sql: Sql,
  wishlistKey: string,
  itemKeys: readonly string[],
): Promise<void> {
  await sql`
    delete from wishlist_item where wishlist_key = ${wishlistKey} and item_key in (${itemKeys})`
}

export async function emptyWishlist(sql: Sql, wishlistKey: string): Promise<void> {
  await sql`delete from wishlist_item where wishlist_key = ${wishlistKey}`
}

/** A wishlist with nothing on it is not kept, unless somebody has the link to it. */
export async function dropIfEmpty(sql: Sql, wishlistKey: string): Promise<void> {
  await sql`
    delete from wishlist where wishlist_key = ${wishlistKey}
      and not exists (select 1 from wishlist_item i where i.wishlist_key = ${wishlistKey})
      and not exists (select 1 from wishlist_share s where s.wishlist_key = ${wishlistKey})`
}

/** Those of these products the shop shows. */
export async function listShownProducts(
  sql: Sql,
  shopId: ShopId,
  productIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await sql<{ productId: number }>`
    select s.product_id as "productId" from product_shop s
    where s.product_id in (${productIds}) and s.shop_id = ${shopId} and s.is_active = 1
      and exists (select 1 from variant v join variant_shop vs
        on vs.variant_id = v.id and vs.shop_id = s.shop_id where v.product_id = s.product_id)`
  return new Set(rows.map(({ productId }) => productId))
}

export async function findProductOfVariant(
  sql: Sql,
  shopId: ShopId,
  variantId: number,
): Promise<number | null> {
  const [row] = await sql<{ productId: number }>`
    select v.product_id as "productId"
    from variant v join variant_shop s on s.variant_id = v.id and s.shop_id = ${shopId}
    where v.id = ${variantId}`
  return row?.productId ?? null
}

export async function listExpiredWishlists(
  sql: Sql,
  now: number,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ key: string }>`
    select wishlist_key as key from wishlist where expires_at <= ${now} limit ${limit}`
  return rows.map(({ key }) => key)
}

/** Asks again whether they have expired: somebody may have come back meanwhile. */
export async function dropWishlists(sql: Sql, keys: readonly string[], now: number): Promise<void> {
  await sql`delete from wishlist where wishlist_key in (${keys}) and expires_at <= ${now}`
}
