import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Locator, Page } from '@playwright/test'
import { ON_PHONE } from '../support/devices.ts'
import { findProduct, labelOf, productPath } from '../support/range.ts'
import { open, scrolledTo } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

type Variant = Product['variants'][number]

const ASKS_FOR_SIZE = 'Bitte wähle zuerst eine Größe.'

function canBeBought({ stock }: Variant): boolean {
  return stock.quantity > 3
}

/** A product with several sizes that can be bought; in a color that is not the only one. */
function aChoice({ variants, siblings }: Product): boolean {
  return variants.filter(canBeBought).length > 2 && siblings.some(({ isSoldOut }) => !isSoldOut)
}

function sizeOf(page: Page, variant: Variant | undefined): Locator {
  if (!variant) throw new Error('The product has no such size')
  return page.getByRole('radio', { name: labelOf(variant, 'shopSize'), exact: true })
}

/** The button of the page, not that of the bar below it. */
function buyButton(page: Page, name = 'Zum Warenkorb hinzufügen'): Locator {
  return page.locator('[data-buy-actions]').getByRole('button', { name })
}

/** Buys the chosen size; the dialog says so, and gives the focus back. */
async function buy(page: Page, product: Product): Promise<void> {
  await buyButton(page).click()

  const dialog = page.getByRole('dialog', { name: 'Das liegt jetzt in deinem Warenkorb' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(labelOf(product, 'name'))
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(buyButton(page)).toBeFocused()
}

test('a product is bought by pointer and by keyboard, and its colors keep the place', async ({
  page,
  origin,
}) => {
  const product = await findProduct(origin, DEFAULT_SHOP, aChoice)
  const variant = product.variants.find(canBeBought)
  await open(page, productPath(DEFAULT_SHOP, product))

  await test.step('without a size the button leads to the sizes and says why', async () => {
    await buyButton(page, 'Größe wählen').click()

    const first = page.getByRole('radio').first()
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport()
    await expect(first).toHaveAccessibleDescription(ASKS_FOR_SIZE)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  await test.step('a size and a press are enough', async () => {
    await sizeOf(page, variant).check()
    await expect(page.getByText(ASKS_FOR_SIZE)).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`\\?variantId=${variant?.id}$`))
    await buy(page, product)
  })

  await test.step('the keyboard alone is enough', async () => {
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await sizeOf(page, variant).press('Space')
    await page.keyboard.press('Enter')

    await expect(page.getByRole('dialog')).toContainText(labelOf(product, 'name'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('another color leaves scroll place and focus where they are', async () => {
    const sibling = product.siblings.find(({ isSoldOut }) => !isSoldOut)
    if (!sibling) throw new Error('The style has one color')
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

const onPhone =
  'a product is bought on a phone, with a bar at the foot while the button is not there'
test(onPhone, { tag: ON_PHONE }, async ({ page, origin }) => {
  const product = await findProduct(origin, DEFAULT_SHOP, aChoice)
  const variant = product.variants.find(canBeBought)
  await open(page, productPath(DEFAULT_SHOP, product))
  const bar = page.getByRole('group', { name: 'Kaufen' })
  await expect(bar).toBeVisible()
  await expect(bar).toContainText(labelOf(product, 'name'))

  await bar.getByRole('button', { name: 'Größe wählen' }).click()

  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(page.getByText(ASKS_FOR_SIZE)).toBeInViewport()
  await buyButton(page, 'Größe wählen').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await sizeOf(page, variant).check()
  await expect(page).toHaveURL(new RegExp(`\\?variantId=${variant?.id}$`))
  await buy(page, product)
})

test('a product that is sold out offers to write once a size is chosen', async ({
  page,
  origin,
}) => {
  const product = await findProduct(origin, DEFAULT_SHOP, ({ isSoldOut }) => isSoldOut)
  await open(page, productPath(DEFAULT_SHOP, product))
  const main = page.getByRole('main')

  await page.getByRole('radio').first().check()

  await expect(main.getByRole('textbox', { name: /Mail/ })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Dieses Teil ist ausverkauft' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Zum Warenkorb hinzufügen' })).toHaveCount(0)
  await expectAccessible(page)
})
