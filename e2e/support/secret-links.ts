import { DEFAULT_SHOP } from '@saum/domain/shops'
import { expect, type APIRequestContext } from '@playwright/test'
import { plentyOf } from './basket.ts'
import { newEmail } from './checkout.ts'
import { placeOrderByCalls } from './placed-order.ts'
import { findProduct } from './range.ts'

export interface SecretLink {
  address: string
  secret: string
}

const shop = DEFAULT_SHOP

/** One link of each kind that opens something; those of mails are shaped like theirs. */
export async function secretLinks(
  request: APIRequestContext,
  origin: string,
): Promise<Record<string, SecretLink>> {
  const call = async (name: string, payload: object) => {
    const answer = await request.post(`${origin}${shop.apiBasePath}/rpc/${name}`, {
      headers: { 'x-shop-id': String(shop.shopId), origin },
      data: { payload },
    })
    expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200)
    return answer.json()
  }
  const product = await findProduct(origin, shop, (one) => plentyOf(one) !== undefined)
  const items = [{ variantId: plentyOf(product)?.id, quantity: 1 }]
  const wanted = { email: newEmail('links'), items, payment: 'prepayment' } as const
  const { next } = await placeOrderByCalls(request, { origin, shop }, wanted)
  const { orderToken } = await call('getRecentOrder', {})
  const { receiptToken, receiptUrl } = await withdraw(request, origin)
  await call('addItemToWishlist', { productId: product.id })
  const { token: wishlist } = await call('shareWishlist', {})
  return {
    success: { address: next.successUrl, secret: next.successUrl.split('cbd=')[1] ?? '' },
    'order tracking': link('order-trackform', 'order', orderToken),
    returns: link('returns-portal', 'order', orderToken),
    withdrawal: link('withdrawal', 'receipt', receiptToken),
    'newsletter confirmation': link('newsletter-confirmation', 'token', aMailedToken()),
    'newsletter end': link('newsletter-end', 'token', aMailedToken()),
    'stock alert': link('stock-alert', 'token', aMailedToken()),
    'password reset': link('login', 'hash', aMailedToken()),
    'new account': link('login', 'confirm', aMailedToken()),
    'e-mail address': link('login', 'verify', aMailedToken()),
    'revoked change': link('login', 'revoke', aMailedToken()),
    'shared wishlist': { address: `/de/wishlist/shared/${wishlist}/`, secret: wishlist },
    paper: { address: receiptUrl, secret: receiptUrl.split('/')[3] ?? '' },
  }
}

/** By the form of its page, the only way to withdraw. */
async function withdraw(request: APIRequestContext, origin: string) {
  const form = {
    intent: 'confirm',
    requestKey: crypto.randomUUID(),
    name: 'Marlene Vogt',
    contract: 'DE1',
    email: newEmail('receipts'),
  }
  const page = `${origin}/de/withdrawal/`
  const answer = await request.post(page, { form, headers: { origin }, maxRedirects: 0 })
  const { location = '' } = answer.headers()
  const receiptToken = new URL(location, origin).searchParams.get('receipt') ?? ''
  const receipt = await request.get(new URL(location, origin).href)
  const [receiptUrl = ''] = /\/de\/paper\/[^"]+/.exec(await receipt.text()) ?? []
  expect([receiptToken, receiptUrl], location).not.toContain('')
  return { receiptToken, receiptUrl }
}

function link(page: string, name: string, secret: string): SecretLink {
  return { address: `/de/${page}/?${name}=${encodeURIComponent(secret)}`, secret }
}

function aMailedToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Buffer.from(bytes).toString('base64url')
}
