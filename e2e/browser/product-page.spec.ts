import { DEFAULT_SHOP } from '@saum/domain/shops'
import { PHONE_IN_DEEP } from '../support/devices.ts'
import { hasFacts, wordsOf } from '../support/product-facts.ts'
import { findProduct, labelOf, productPath } from '../support/range.ts'
import { heading, noteDocuments, open, placeOf } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const everything = 'a product page shows text, details, composition, care, maker and number'
test(everything, { tag: PHONE_IN_DEEP }, async ({ page, origin }) => {
  const product = await findProduct(origin, DEFAULT_SHOP, hasFacts)
  await open(page, productPath(DEFAULT_SHOP, product))
  const main = page.getByRole('main')

  await expect(heading(page)).toHaveText(labelOf(product, 'name'))
  await expect(main.getByText(wordsOf(product, 'description')[0] ?? '')).toBeVisible()
  for (const detail of wordsOf(product, 'details')) {
    await expect(main.getByText(detail, { exact: true })).toBeVisible()
  }
  await expect(main.getByText(product.referenceKey)).toBeVisible()

  await main.getByText('Material und Pflege', { exact: true }).click()
  for (const fibre of wordsOf(product, 'materials')) {
    await expect(main.getByText(fibre).first()).toBeVisible()
  }
  for (const instruction of wordsOf(product, 'care')) {
    await expect(main.getByText(new RegExp(`^${RegExp.escape(instruction)}$`, 'i'))).toBeVisible()
  }
  await main.getByText('Hersteller und Sicherheit', { exact: true }).click()
  await expect(main.getByText(wordsOf(product, 'maker')[0] ?? '')).toBeVisible()
})

test.describe('[3.18] the color of a product', () => {
  test('is changed by a link: another page, the same style, the same size', async ({
    page,
    origin,
  }) => {
    const product = await findProduct(
      origin,
      DEFAULT_SHOP,
      ({ siblings, variants }) =>
        siblings.some(({ isSoldOut }) => !isSoldOut) && variants.length > 1,
    )
    const [sibling] = product.siblings.filter(({ isSoldOut }) => !isSoldOut)
    if (!sibling) throw new Error('The style has one color')
    await open(page, productPath(DEFAULT_SHOP, product))
    const documents = noteDocuments(page)
    const sizes = page.getByRole('radio')
    await sizes.first().check()
    const size = await page
      .locator('label', { has: page.getByRole('radio', { checked: true }) })
      .locator('span')
      .first()
      .innerText()

    const colors = page.getByRole('main').getByRole('list', { name: 'Farben' })
    await colors.getByRole('link', { name: labelOf(sibling, 'color'), exact: true }).click()

    await expect(page).toHaveURL(new RegExp(`-${sibling.id}/\\?size=`))
    await expect(page.getByText(`Farbe: ${labelOf(sibling, 'color')}`)).toBeVisible()
    await expect(colors.locator('[aria-current]')).toHaveAttribute('href', placeOf(page))
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(`^${RegExp.escape(size)}`),
    )
    expect(documents).toEqual([])
  })
})
