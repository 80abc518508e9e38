import { DEFAULT_SHOP } from '@saum/domain/shops'
import { findProduct, labelOf } from './support/range.ts'
import { heading, tiles } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test('[7] a look is bought without script, whatever sizes are chosen', async ({ page }) => {
  await page.goto('/de/c/outfits/')
  await tiles(page).first().getByRole('link').click()
  const list = page.getByRole('list', { name: 'Die Teile des Outfits' })
  const sizes = list.getByRole('combobox')
  const piece = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('combobox') })
    .first()
  const name = await piece.getByRole('link').first().innerText()
  const first = sizes.first().locator('option:not([disabled]):not([value=""])').first()
  await sizes.first().selectOption(await first.getAttribute('value'))

  await page.getByRole('button', { name: 'Ganzen Look in den Warenkorb' }).click()

  await expect(page).toHaveURL(/\/de\/cart\//)
  await expect(heading(page)).toHaveText('Warenkorb')
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
})

test('[8.5] what of a look did not get in is named in the basket with the rest', async ({
  page,
  origin,
}) => {
  const isSoldOut = ({ stock }: { stock: { quantity: number; isSellableWithoutStock: boolean } }) =>
    stock.quantity === 0 && !stock.isSellableWithoutStock
  const gone = await findProduct(origin, DEFAULT_SHOP, ({ variants }) => variants.some(isSoldOut))
  const goneId = gone.variants.find(isSoldOut)?.id
  await page.goto('/de/c/outfits/')
  await tiles(page).first().getByRole('link').click()
  const size = page.getByRole('combobox', { name: /^Größe/ }).first()
  await expect(size).toBeVisible()
  const variantId = await size
    .locator('option:not([disabled]):not([value=""])')
    .first()
    .getAttribute('value')

  const form = new URLSearchParams([
    ['intent', 'add'],
    ['variantId', variantId ?? ''],
    ['variantId', String(goneId)],
  ])
  const answer = await page.request.post('/de/cart/', {
    data: form.toString(),
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    maxRedirects: 0,
  })

  await page.goto(answer.headers()['location'] ?? '')
  await expect(heading(page)).toHaveText('Warenkorb')
  await expect(page.getByRole('alert')).toContainText(
    `${labelOf(gone, 'name')}: Diese Größe ist gerade ausverkauft.`,
  )
  await expect(page.getByRole('list', { name: 'Warenkorb' }).getByRole('listitem')).toHaveCount(1)
})
