import { DEFAULT_SHOP } from '@saum/domain/shops'
import { PHONE_TOO } from '../support/devices.ts'
import { pathOfPage } from '../support/main-pages.ts'
import { heading, noteDocuments, open, tiles } from '../support/shopper.ts'
import { expect, isDeep, test } from '../support/test.ts'

// A phone shows the same form in one column.
const whole = '[7] an outfit is found, bought in part and as a whole look, and worn piece by piece'
test(whole, { tag: isDeep ? PHONE_TOO : [] }, async ({ page }) => {
  await open(page, '/de/c/outfits/')
  const documents = noteDocuments(page)
  const list = page.getByRole('list', { name: 'Die Teile des Outfits' })
  const sizes = list.getByRole('combobox')

  await test.step('it is found in the listing of outfits', async () => {
    await expect(tiles(page)).not.toHaveCount(0)
    const outfit = tiles(page).first().getByRole('link')
    const name = await outfit.innerText()
    await outfit.click()
    await expect(heading(page)).toHaveText(name)
    await expect(page).toHaveURL(/\/de\/p\/shop-the-look\/[a-z0-9-]+-\d+\/$/)
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(1)
  })

  const choose = async (index: number) => {
    const size = sizes.nth(index)
    const first = size.locator('option:not([disabled]):not([value=""])').first()
    await size.selectOption(await first.getAttribute('value'))
  }

  await test.step('a point in the picture leads to its piece, and one piece can be bought', async () => {
    await page
      .getByRole('link', { name: /, Größe wählen$/ })
      .first()
      .press('Enter')
    await expect(page).toHaveURL(/#piece-\d+$/)

    await page.getByRole('button', { name: 'Ganzen Look in den Warenkorb' }).click()
    await expect(page.getByText('Wähle mindestens eine Größe.')).toBeVisible()

    await choose(0)
    await expect(page.getByText('Summe für 1 Teil')).toBeVisible()
    await page.getByRole('button', { name: '1 Teil in den Warenkorb' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(list.getByText('Liegt im Warenkorb')).toHaveCount(1)
  })

  await test.step('the whole look is bought with one press, each piece in its own size', async () => {
    const count = await sizes.count()
    for (let index = 1; index < count; index += 1) await choose(index)
    await page.getByRole('button', { name: 'Ganzen Look in den Warenkorb' }).click()

    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(list.getByText('Liegt im Warenkorb')).toHaveCount(count)
    await expect(page.locator('[data-count="basket"]')).toHaveText(String(count + 1))
  })

  await test.step('a piece leads to its product, which leads back to the outfit', async () => {
    const piece = list.getByRole('listitem').first().getByRole('link').first()
    const name = await piece.innerText()
    await piece.click()
    await expect(heading(page)).toHaveText(name)
    await expect(page.getByRole('heading', { name: 'Dazu passt' })).toBeVisible()
    await page.getByRole('link', { name: 'Zum ganzen Outfit' }).click()
    await expect(page).toHaveURL(/\/p\/shop-the-look\//)
  })
  expect(documents).toEqual([])
})

test('[2.46] outfits stand in 2, 3 and 4 columns', async ({ page }) => {
  await open(page, '/de/c/outfits/')
  const inFirstRow = async () => {
    const tops = await tiles(page).evaluateAll((all) => all.map((tile) => tile.offsetTop))
    return tops.filter((top) => top === tops[0]).length
  }

  for (const [width, columns] of [
    [390, 2],
    [768, 3],
    [1024, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await inFirstRow(), `at ${width} px`).toBe(columns)
  }
})

test('[7] a look keeps a size that was chosen before the script came', async ({ page, origin }) => {
  let letScriptsThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letScriptsThrough = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(await pathOfPage('outfit', DEFAULT_SHOP, origin), { waitUntil: 'commit' })
  const list = page.getByRole('list', { name: 'Die Teile des Outfits' })
  const size = list.getByRole('combobox').first()
  const first = size.locator('option:not([disabled]):not([value=""])').first()
  const variantId = (await first.getAttribute('value')) ?? ''
  await size.selectOption(variantId)

  letScriptsThrough()

  await expect(page.getByText('Summe für 1 Teil')).toBeVisible()
  await expect(size).toHaveValue(variantId)
})
