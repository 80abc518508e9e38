import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

/** Whether somebody has been given the link to it. */
export async function isWishlistShared(
  sql: Sql,
  wishlistKey: string,
  now: number,
): Promise<boolean> {
  const shares = await sql`
    select 1 as found from wishlist_share s join wishlist w on w.wishlist_key = s.wishlist_key
    where s.wishlist_key = ${wishlistKey} and w.expires_at > ${now}`
  return shares.length > 0
}

/** The wishlist a link of this shop leads to; `null` where it leads nowhere. */
export async function findSharedWishlist(
  sql: Sql,
  { tokenHash, shopId, now }: { tokenHash: string; shopId: ShopId; now: number },
): Promise<string | null> {
  const [row] = await sql<{ wishlistKey: string }>`
    select s.wishlist_key as "wishlistKey"
    from wishlist_share s join wishlist w on w.wishlist_key = s.wishlist_key
    where s.token_hash = ${tokenHash} and s.shop_id = ${shopId} and w.expires_at > ${now}`
  return row?.wishlistKey ?? null
}

interface NewShare {
  tokenHash: string
  wishlistKey: string
  shopId: ShopId
  now: number
}

/** There is one link to a list: the one before leads nowhere from now on. */
export async function replaceShare(sql: Sql, share: NewShare): Promise<void> {
  const { tokenHash, wishlistKey, shopId, now } = share
  await deleteShare(sql, wishlistKey)
  await sql`
    insert into wishlist_share (token_hash, wishlist_key, shop_id, created_at)
    values (${tokenHash}, ${wishlistKey}, ${shopId}, ${now})`
}

export async function deleteShare(sql: Sql, wishlistKey: string): Promise<void> {
  await sql`delete from wishlist_share where wishlist_key = ${wishlistKey}`
}
