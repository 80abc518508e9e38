import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { newEmail } from '../support/checkout.ts'
import { mailsTo } from '../support/mailbox.ts'
import { findProduct, productPath } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

function soldOutSize({ variants }: Product) {
  return variants.find(({ stock }) => stock.quantity === 0 && !stock.isSellableWithoutStock)
}

test('a shopper without script orders a stock alert and confirms it by mail', async ({
  plain,
  origin,
}) => {
  // Looks for a product first and waits for a mail in the end.
  test.slow()
  const address = newEmail('stock-alert')
  const product = await findProduct(origin, DEFAULT_SHOP, (one) => soldOutSize(one) !== undefined)
  await plain.open(`${productPath(DEFAULT_SHOP, product)}?variantId=${soldOutSize(product)?.id}`)

  plain.fill('E-Mail-Adresse', address, { within: 'main', nth: 0 })
  await plain.press('Benachrichtige mich', { within: 'main', nth: 0 })
  expect(plain.text('main')).toContain('Wir haben dir eine Mail geschickt')

  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(1)
  const [mail = ''] = await mailsTo(address)
  const link = /https?:\S+\/de\/stock-alert\/\?token=[\w-]+/.exec(mail)?.[0] ?? ''
  await plain.open(link.replace(/^https?:\/\/[^/]+/, ''))
  await plain.press('Ja, schreibt mir')

  expect(plain.heading()).toBe('Wir melden uns')
  await plain.follow('Zurück zum Artikel')
  expect(plain.status).toBe(200)
  expect(plain.place).toMatch(new RegExp(`-${product.id}/\\?variantId=`))
})
