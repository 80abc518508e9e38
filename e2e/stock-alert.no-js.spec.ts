import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { mailsTo } from './support/mailbox.ts'
import { findProduct, productPath } from './support/range.ts'
import { heading } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

function soldOutSize({ variants }: Product) {
  return variants.find(({ stock }) => stock.quantity === 0 && !stock.isSellableWithoutStock)
}

test('a shopper without script is told when a size is back only after saying so twice', async ({
  page,
  origin,
}) => {
  // Looks for a product first and waits for a mail in the end.
  test.slow()
  const address = 'no-script@saum.example'
  const product = await findProduct(origin, DEFAULT_SHOP, (one) => soldOutSize(one) !== undefined)
  await page.goto(`${productPath(DEFAULT_SHOP, product)}?variantId=${soldOutSize(product)?.id}`)

  await page.getByLabel('E-Mail-Adresse').first().fill(address)
  await page.getByRole('button', { name: 'Benachrichtige mich' }).first().click()
  await expect(page.getByText('Wir haben dir eine Mail geschickt')).toBeVisible()

  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(1)
  const [mail = ''] = await mailsTo(address)
  const link = /https?:\S+\/de\/stock-alert\/\?token=[\w-]+/.exec(mail)?.[0] ?? ''
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''))
  await page.getByRole('button', { name: 'Ja, schreibt mir' }).click()

  await expect(heading(page)).toHaveText('Wir melden uns')
  await page.getByRole('link', { name: 'Zurück zum Artikel' }).click()
  await expect(page).toHaveURL(new RegExp(`-${product.id}/\\?variantId=`))
})
