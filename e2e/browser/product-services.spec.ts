import { getStores, getStoresForVariant } from '@saum/contract/branch'
import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { newEmail } from '../support/checkout.ts'
import { mailsTo } from '../support/mailbox.ts'
import { askShop, findProduct, labelOf, productPath } from '../support/range.ts'
import { heading, open } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'
// Each looks for a product first; one waits for a mail, one for two pages.
test.slow()

function soldOutSize({ variants }: Product) {
  return variants.find(({ stock }) => stock.quantity === 0 && !stock.isSellableWithoutStock)
}

test('the form for a sold-out size is confirmed without leaving the page', async ({
  page,
  origin,
}) => {
  const address = newEmail('with-script')
  const product = await findProduct(origin, DEFAULT_SHOP, (one) => soldOutSize(one) !== undefined)
  await open(page, `${productPath(DEFAULT_SHOP, product)}?variantId=${soldOutSize(product)?.id}`)

  await expect(page.getByRole('radio', { name: /, ausverkauft$/ }).first()).toBeVisible()
  await page.getByLabel('E-Mail-Adresse').first().fill(address)
  await page.getByRole('button', { name: 'Benachrichtige mich' }).first().click()

  await expect(
    page.getByRole('status').getByText('Wir haben dir eine Mail geschickt'),
  ).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`-${product.id}/`))
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(1)
})

test('a shopper finds the branch that has the size, saves it and sees it again', async ({
  page,
  origin,
}) => {
  const product = await findProduct(origin, DEFAULT_SHOP, ({ isSoldOut }) => !isSoldOut)
  const variantId = product.variants.find(({ stock }) => stock.quantity > 0)?.id ?? 0
  const { data: branches } = await askShop(origin, DEFAULT_SHOP, getStores, { perPage: 1 })
  const { zipCode = '' } = branches[0]?.address ?? {}
  const filters = { address: zipCode, radius: 50_000 }
  const payload = { variantId, filters }
  const { stores } = (await askShop(origin, DEFAULT_SHOP, getStoresForVariant, payload)).data
  await open(page, `${productPath(DEFAULT_SHOP, product)}?variantId=${variantId}`)

  await page.getByRole('link', { name: 'In der Filiale verfügbar?' }).click()
  const drawer = page.getByRole('dialog', { name: 'Verfügbarkeit in Filialen' })
  await drawer.getByLabel('Ort oder Postleitzahl').fill(zipCode)
  await drawer.getByRole('button', { name: 'Filialen suchen' }).click()
  await expect(drawer.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const inStock = drawer.getByRole('listitem').filter({ hasText: /^(?!.*Nicht vorrätig)/s })
  await expect(inStock).toHaveCount(stores.length)
  const all = drawer.getByRole('link', { name: 'Alle Filialen mit diesem Teil' })
  await expect(all).toHaveAttribute('href', new RegExp(`/de/location/\\?.*variant=${variantId}`))

  await drawer
    .getByRole('button', { name: /Als meine Filiale merken/ })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /vorrätig$/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /vorrätig$/ })).toBeVisible()
})

test('the size chart opens beside the page and finds the size', async ({ page, origin }) => {
  const hasNumbers = ({ variants, isSoldOut }: Product) =>
    !isSoldOut && variants.some(({ attributes }) => JSON.stringify(attributes).includes('"38"'))
  const product = await findProduct(origin, DEFAULT_SHOP, hasNumbers)
  await open(page, productPath(DEFAULT_SHOP, product))

  await page.getByRole('link', { name: 'Größentabelle' }).click()
  const chart = page.getByRole('dialog', { name: 'Größentabelle' })
  await expect(chart.getByRole('row')).not.toHaveCount(0)
  for (const [name, value] of [
    ['Brust in cm', '88'],
    ['Taille in cm', '72'],
    ['Hüfte in cm', '98'],
  ]) {
    const field = chart.getByLabel(name ?? '')
    if (await field.count()) await field.fill(value ?? '')
  }
  await chart.getByRole('button', { name: 'Größe finden' }).click()
  await chart.getByRole('button', { name: 'Größe 38 wählen' }).click()

  await expect(chart).toBeHidden()
  await expect(page.getByRole('radio', { name: /^38/ })).toBeChecked()
})

test('a browser that blocks site data shows the page all the same', async ({ page, origin }) => {
  const product = await findProduct(origin, DEFAULT_SHOP, ({ isSoldOut }) => !isSoldOut)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  const variantId = product.variants.find(({ stock }) => stock.quantity > 0)?.id ?? 0
  await open(page, `${productPath(DEFAULT_SHOP, product)}?variantId=${variantId}`)

  await page.getByRole('link', { name: 'In der Filiale verfügbar?' }).click()

  const drawer = page.getByRole('dialog', { name: 'Verfügbarkeit in Filialen' })
  await expect(drawer.getByLabel('Ort oder Postleitzahl')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(heading(page)).toHaveText(labelOf(product, 'name'))
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the drawer says that the branches cannot be loaded, and tries again', async ({
    page,
    origin,
  }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, ({ isSoldOut }) => !isSoldOut)
    const variantId = product.variants.find(({ stock }) => stock.quantity > 0)?.id ?? 0
    await open(page, `${productPath(DEFAULT_SHOP, product)}?variantId=${variantId}`)
    await page.getByRole('link', { name: 'In der Filiale verfügbar?' }).click()
    const drawer = page.getByRole('dialog', { name: 'Verfügbarkeit in Filialen' })
    await drawer.getByLabel('Ort oder Postleitzahl').fill('Berlin')
    await page.route('**/rpc/getStoresForVariant', (route) => route.abort())

    await drawer.getByRole('button', { name: 'Filialen suchen' }).click()
    await expect(drawer.getByText('Die Filialen lassen sich gerade nicht laden')).toBeVisible()
    await page.unroute('**/rpc/getStoresForVariant')
    await drawer.getByRole('button', { name: 'Noch einmal versuchen' }).click()

    await expect(drawer.getByRole('heading', { level: 3 }).first()).toBeVisible()
  })
})
