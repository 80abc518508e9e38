import type { Product } from '@saum/contract/product'
import type { Shop, ShopPath } from '@saum/domain/shops'
import { expect, type Page } from '@playwright/test'
import { callAsVisitor, isIn, plentyOf } from './basket.ts'
import { fillBasket, type PaymentKey } from './checkout.ts'
import { saum } from './operator.ts'
import { findProduct } from './range.ts'

interface ShopOrder {
  payment: PaymentKey | 'gift-card'
  /** The subject of the mail that is sent at once. */
  subject: string
  /** Where the mail leads customers who want their money back: the law differs by country. */
  wayBack: string
}

/** One order per shop; together they use every payment. */
export const SHOP_ORDERS: Readonly<Record<ShopPath, ShopOrder>> = {
  de: { payment: 'invoice', subject: 'ist bestätigt', wayBack: '/de/withdrawal/' },
  at: { payment: 'wallet_redirect', subject: 'ist bestätigt', wayBack: '/at/withdrawal/' },
  ch: { payment: 'prepayment', subject: 'Noch ein Schritt', wayBack: '/ch/order-trackform/' },
  'fr-ch': { payment: 'card', subject: 'est confirmée', wayBack: '/fr-ch/returns-portal/' },
  en: { payment: 'gift-card', subject: 'is confirmed', wayBack: '/en/withdrawal/' },
}

export const VOUCHER = 'WINTER10'

/** A voucher everywhere, and two pieces of a promotion where the payment has no upper limit. */
export async function chooseGoods(
  visitor: Pick<Page, 'request'>,
  place: { origin: string; shop: Shop },
): Promise<void> {
  if (SHOP_ORDERS[place.shop.path].payment === 'wallet_redirect') {
    const knit = await findProduct(place.origin, place.shop, isKnit)
    const items = [{ variantId: plentyOf(knit)?.id, quantity: 2, promotionId: 'pr_knit_two' }]
    const { basket } = await callAsVisitor(visitor, place, 'addItemsToBasket', { items })
    expect(basket.items.every(({ promotion }) => promotion?.isValid)).toBe(true)
  } else {
    await fillBasket(visitor, place)
  }
  const { basket } = await callAsVisitor(visitor, place, 'applyVoucher', { code: VOUCHER })
  expect(basket.voucher?.code).toBe(VOUCHER)
}

function isKnit(product: Product): boolean {
  return plentyOf(product) !== undefined && isIn('knitwear')(product) && !isIn('basics')(product)
}

export async function issueGiftCard({ currency }: Shop): Promise<{ number: string; pin: string }> {
  const issued = await saum('gift-cards', 'issue', '250', '--currency', currency)
  const [, number = '', pin = ''] = /((?:\d{4} ){2,}\d+)\s+(\d+)/.exec(issued) ?? []
  return { number, pin }
}
