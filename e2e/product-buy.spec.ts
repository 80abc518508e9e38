import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { ON_PHONE, PHONE_TOO } from './support/devices.ts'
import { findProduct, labelOf, productPath } from './support/range.ts'
import { open, scrolledTo } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Variant = Product['variants'][number]

function canBeBought({ stock }: Variant): boolean {
  return stock.quantity > 3
}

/** A product with several sizes that can be bought; in a color that is not the only one. */
function aChoice({ variants, siblings }: Product): boolean {
  return variants.filter(canBeBought).length > 2 && siblings.some(({ isSoldOut }) => !isSoldOut)
}

function sizeOf(page: Page, variant: Variant | undefined) {
  if (!variant) throw new Error('The product has no such size')
  return page.getByRole('radio', { name: labelOf(variant, 'shopSize'), exact: true })
}

/** The button of the page, not that of the bar below it. */
function buyButton(page: Page, name: string) {
  return page.locator('[data-buy-actions]').getByRole('button', { name })
}

test.describe('buying a product', () => {
  const buys = 'takes a size and a press, says what is in the basket and gives the focus back'
  test(buys, { tag: PHONE_TOO }, async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, aChoice)
    await open(page, productPath(DEFAULT_SHOP, product))
    const variant = product.variants.find(canBeBought)

    await sizeOf(page, variant).check()
    await expect(page).toHaveURL(new RegExp(`\\?variantId=${variant?.id}$`))
    await buyButton(page, 'Zum Warenkorb hinzufügen').click()

    const dialog = page.getByRole('dialog', { name: 'Das liegt jetzt in deinem Warenkorb' })
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText(labelOf(product, 'name'))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(buyButton(page, 'Zum Warenkorb hinzufügen')).toBeFocused()
  })

  test('without a size leads to the sizes and says why', async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, aChoice)
    await open(page, productPath(DEFAULT_SHOP, product))

    await buyButton(page, 'Größe wählen').click()

    const first = page.getByRole('radio').first()
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport()
    await expect(first).toHaveAccessibleDescription('Bitte wähle zuerst eine Größe.')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await sizeOf(page, product.variants.find(canBeBought)).check()
    await expect(page.getByText('Bitte wähle zuerst eine Größe.')).toBeHidden()
  })

  test('can be done by keyboard alone', async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, aChoice)
    await open(page, productPath(DEFAULT_SHOP, product))

    await page.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await sizeOf(page, product.variants.find(canBeBought)).press('Space')
    await page.keyboard.press('Enter')

    await expect(page.getByRole('dialog')).toContainText(labelOf(product, 'name'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('keeps the size when the address is opened again', async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, aChoice)
    const variant = product.variants.find(canBeBought)
    await open(page, productPath(DEFAULT_SHOP, product))
    await sizeOf(page, variant).check()

    await page.reload()

    await expect(sizeOf(page, variant)).toBeChecked()
    await page.goto(
      `${productPath(DEFAULT_SHOP, product)}?size=${labelOf(variant ?? product, 'shopSize')}`,
    )
    await expect(sizeOf(page, variant)).toBeChecked()
  })
})

test.describe('turning from color to color', () => {
  test('leaves scroll place and focus where they are', async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, aChoice)
    const sibling = product.siblings.find(({ isSoldOut }) => !isSoldOut)
    if (!sibling) throw new Error('The style has one color')
    await open(page, productPath(DEFAULT_SHOP, product))
    await page.mouse.wheel(0, 120)
    const color = page
      .getByRole('list', { name: 'Farben' })
      .getByRole('link', { name: labelOf(sibling, 'color'), exact: true })
    await color.focus()
    const before = await scrolledTo(page)

    await page.keyboard.press('Enter')

    await expect(page.getByText(`Farbe: ${labelOf(sibling, 'color')}`)).toBeVisible()
    await expect(color).toBeFocused()
    expect(await scrolledTo(page)).toBe(before)
  })
})

test.describe('a product that is sold out', () => {
  test('is still found, shows what comes close and offers to write', async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, ({ isSoldOut }) => isSoldOut)
    const answer = await open(page, productPath(DEFAULT_SHOP, product))
    const main = page.getByRole('main')

    expect(answer?.status()).toBe(200)
    await expect(main.getByRole('heading', { name: 'Dieses Teil ist ausverkauft' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Zum Warenkorb hinzufügen' })).toHaveCount(0)
    await page.getByRole('radio').first().check()
    await expect(main.getByRole('textbox', { name: /Mail/ })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('the bar at the foot of a phone', { tag: ON_PHONE }, () => {
  test('is there while the button is not', async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, aChoice)
    await open(page, productPath(DEFAULT_SHOP, product))
    const bar = page.getByRole('group', { name: 'Kaufen' })
    await expect(bar).toBeVisible()
    await expect(bar).toContainText(labelOf(product, 'name'))

    await bar.getByRole('button', { name: 'Größe wählen' }).click()

    await expect(page.getByRole('radio').first()).toBeFocused()
    await expect(page.getByText('Bitte wähle zuerst eine Größe.')).toBeInViewport()
    await buyButton(page, 'Größe wählen').scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  })
})
