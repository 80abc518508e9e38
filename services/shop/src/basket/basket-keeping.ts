import { isDeepStrictEqual } from 'node:util'
import type { Basket } from '@saum/contract/basket-shape'
import type { Sql } from '../database/database.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { findRedeemableVoucher } from '../voucher/voucher-storage.ts'
import { toBasket } from './basket-answer.ts'
import { createLoadGoods, joinGoods, type Goods, type GoodsParts } from './basket-goods.ts'
import type { KeptBasket, KeptItem } from './basket-item.ts'
import { claimBasket, readBasket, releaseBasket, saveItems, setVoucher } from './basket-storage.ts'
import { loadOffers, type Offers } from './offer-storage.ts'

/** A basket and what the shop has to say about what is in it. */
export interface KnownBasket {
  kept: KeptBasket
  goods: Goods
}

/** What a basket is to be. */
interface BasketPlan {
  items: readonly KeptItem[]
  /** Stays as it is where it is not given. */
  voucherCode?: string | null
}

export interface BasketKeeping {
  /** The basket as it is, with the goods in it and those that are wanted. */
  read(owner: SessionOwner, wantedIds?: readonly number[]): Promise<KnownBasket>
  /** A basket somebody has read, with the goods in it. */
  know(owner: SessionOwner, kept: KeptBasket): Promise<KnownBasket>
  /**
   * What `plan` makes of the basket is on disk when this resolves. It is asked about the basket as it
   * is at that moment, which may be another one than was read before.
   */
  change<Plan extends BasketPlan>(
    owner: SessionOwner,
    goods: Goods,
    plan: (before: KeptBasket, offers: Offers) => Plan,
  ): Promise<{ plan: Plan; basket: KnownBasket }>
  /** At today's prices; `codes` open promotions that take one. */
  answer(owner: SessionOwner, basket: KnownBasket, codes?: readonly string[]): Promise<Basket>
}

export function createBasketKeeping(parts: GoodsParts): BasketKeeping {
  const { db, promotions, now } = parts
  const loadGoods = createLoadGoods(parts)

  async function know(
    owner: SessionOwner,
    kept: KeptBasket,
    wantedIds: readonly number[] = [],
  ): Promise<KnownBasket> {
    return { kept, goods: await loadGoods(owner, [...toVariantIds(kept.items), ...wantedIds]) }
  }

  async function read(owner: SessionOwner, wantedIds: readonly number[] = []) {
    return know(owner, await readBasket(db.sql, owner.basketKey, now()), wantedIds)
  }

  async function change<Plan extends BasketPlan>(
    owner: SessionOwner,
    goods: Goods,
    plan: (before: KeptBasket, offers: Offers) => Plan,
  ) {
    const { outcome, kept } = await db.transaction((sql) =>
      changeClaimed(sql, { owner, goods, plan, now: now() }),
    )
    const unknownIds = toVariantIds(kept.items).filter((id) => !goods.variantIds.has(id))
    if (unknownIds.length === 0) return { plan: outcome, basket: { kept, goods } }
    const more = await loadGoods(owner, unknownIds)
    return { plan: outcome, basket: { kept, goods: joinGoods(goods, more) } }
  }

  async function answer(
    owner: SessionOwner,
    { kept, goods }: KnownBasket,
    codes: readonly string[] = [],
  ): Promise<Basket> {
    const { shop, basketKey, customer } = owner
    const { items, revision, voucherCode } = kept
    const hangingIds = new Set(items.flatMap(({ promotionId }) => promotionId ?? []))
    return toBasket({
      shop,
      basketKey,
      revision,
      items,
      ...goods,
      promotions: await promotions.of(shop, hangingIds),
      customerGroups: customer?.groups ?? [],
      codes,
      voucher:
        voucherCode === null ? null : await findRedeemableVoucher(db.sql, owner, voucherCode),
    })
  }

  return { read, know, change, answer }
}

interface ClaimedChange<Plan> {
  owner: SessionOwner
  goods: Goods
  plan: (before: KeptBasket, offers: Offers) => Plan
  now: number
}

/** Nobody else changes this basket meanwhile, so nothing slow belongs in here. */
async function changeClaimed<Plan extends BasketPlan>(
  sql: Sql,
  { owner, goods, plan, now }: ClaimedChange<Plan>,
): Promise<{ outcome: Plan; kept: KeptBasket }> {
  const { basketKey, shop } = owner
  await claimBasket(sql, { basketKey, shopId: shop.shopId, now })
  const claimed = await readBasket(sql, basketKey, now)
  const before = { ...claimed, revision: claimed.revision - 1 }
  const unknownIds = toVariantIds(before.items).filter((id) => !goods.variantIds.has(id))
  const moreOffers = await loadOffers(sql, shop.shopId, { variantIds: unknownIds, now })
  const outcome = plan(before, new Map([...goods.offers, ...moreOffers]))
  const { items, voucherCode = before.voucherCode } = outcome
  const isSame = isDeepStrictEqual(items, before.items) && voucherCode === before.voucherCode
  if (isSame) {
    await releaseBasket(sql, basketKey, claimed)
    return { outcome, kept: before }
  }
  await saveItems(sql, basketKey, { before: before.items, after: items })
  if (voucherCode !== before.voucherCode) await setVoucher(sql, basketKey, voucherCode)
  return { outcome, kept: { items, revision: claimed.revision, voucherCode } }
}

function toVariantIds(items: readonly KeptItem[]): number[] {
  return items.map(({ variantId }) => variantId)
}
