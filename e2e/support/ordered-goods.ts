import { DEFAULT_SHOP } from '@saum/domain/shops'
import { expect, type APIRequestContext } from '@playwright/test'
import { plentyOf } from './basket.ts'
import { placeOrder } from './placed-order.ts'
import { findProduct } from './range.ts'

/** Orders two pieces of one kind, cheap enough for an invoice. */
export async function orderTwo(request: APIRequestContext, origin: string, email: string) {
  const shop = DEFAULT_SHOP
  const product = await findProduct(origin, shop, (one) => {
    const cents = plentyOf(one)?.price.withTax ?? 0
    return cents > 0 && cents <= 6_000
  })
  const items = [{ variantId: plentyOf(product)?.id, quantity: 2 }]
  const wish = { email, items, payment: 'invoice' } as const
  return { product, number: await placeOrder(request, { origin, shop }, wish) }
}

/** The signed link of a mail, as a path of the shop. */
export function linkTo(page: 'order-trackform' | 'returns-portal', mail: string): string {
  const link = new RegExp(`/de/${page}/\\?order=[\\w-]+\\.[\\w-]+`).exec(mail)?.[0]
  if (link === undefined) throw new Error(`No link to ${page} in the mail`)
  return link
}

export async function expectPdf(
  request: APIRequestContext,
  url: string | null | undefined,
): Promise<void> {
  const answer = await request.get(url ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
}
