import { PHONE_TOO } from './support/devices.ts'
import { heading, noteDocuments, open, tiles } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

/** `1.249,95 €` → 124995. */
function centsOf(text: string): number {
  return Number(/[\d.]+,\d{2}/.exec(text)?.[0].replaceAll(/\D/g, ''))
}

test.describe('outfits', () => {
  const worn = 'are found in their listing, opened, worn piece by piece and found again'
  test(worn, { tag: PHONE_TOO }, async ({ page }) => {
    await open(page, '/de/c/outfits/')
    const documents = noteDocuments(page)
    await expect(tiles(page)).not.toHaveCount(0)
    const outfit = tiles(page).first().getByRole('link')
    const name = await outfit.innerText()

    await outfit.click()
    await expect(heading(page)).toHaveText(name)
    await expect(page).toHaveURL(/\/de\/p\/shop-the-look\/[a-z0-9-]+-\d+\/$/)

    const pieces = page.getByRole('list', { name: 'Die Teile des Outfits' }).getByRole('listitem')
    expect(await pieces.count()).toBeGreaterThan(1)
    const piece = pieces.first().getByRole('link').first()
    const pieceName = await piece.innerText()
    await piece.click()
    await expect(heading(page)).toHaveText(pieceName)
    // A product shows the outfit it is part of.
    await expect(page.getByRole('heading', { name: 'Dazu passt' })).toBeVisible()
    await page.getByRole('link', { name: 'Zum ganzen Outfit' }).click()
    await expect(page).toHaveURL(/\/p\/shop-the-look\//)
    expect(documents).toEqual([])
  })

  test('cost what their pieces cost that can be bought', async ({ page }) => {
    await open(page, '/de/c/outfits/')
    await tiles(page).first().getByRole('link').click()
    const list = page.getByRole('list', { name: 'Die Teile des Outfits' })
    const sellable = list.getByRole('listitem').filter({ hasNotText: 'Ausverkauft' })
    await expect(page.getByText(/^Summe für/)).toBeVisible()

    const prices = await sellable.allInnerTexts()
    const sum = prices.map(centsOf).reduce((total, cents) => total + cents, 0)

    const total = page.getByText(/^Summe für/).locator('..')
    expect(centsOf(await total.innerText())).toBe(sum)
  })
})

test.describe('[7] a whole look', () => {
  const oncePressed = 'goes into the basket with one press, each piece in its own size'
  test(oncePressed, { tag: PHONE_TOO }, async ({ page }) => {
    await open(page, '/de/c/outfits/')
    await tiles(page).first().getByRole('link').click()
    const list = page.getByRole('list', { name: 'Die Teile des Outfits' })
    const sizes = list.getByRole('combobox')
    await expect(sizes.first()).toBeVisible()
    const count = await sizes.count()

    for (const size of await sizes.all()) {
      const first = size.locator('option:not([disabled]):not([value=""])').first()
      await size.selectOption(await first.getAttribute('value'))
    }
    await page.getByRole('button', { name: 'Ganzen Look in den Warenkorb' }).click()

    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list.getByText('Liegt im Warenkorb')).toHaveCount(count)
    await expect(page.locator('[data-count="basket"]')).toHaveText(String(count))
  })

  test('is pointed at piece by piece, and may be bought in part', async ({ page }) => {
    await open(page, '/de/c/outfits/')
    await tiles(page).first().getByRole('link').click()
    const list = page.getByRole('list', { name: 'Die Teile des Outfits' })
    const size = list.getByRole('combobox').first()
    const spot = page.getByRole('link', { name: /, Größe wählen$/ }).first()
    await spot.press('Enter')
    await expect(page).toHaveURL(/#piece-\d+$/)

    await page.getByRole('button', { name: 'Ganzen Look in den Warenkorb' }).click()
    await expect(page.getByText('Wähle mindestens eine Größe.')).toBeVisible()

    const first = size.locator('option:not([disabled]):not([value=""])').first()
    await size.selectOption(await first.getAttribute('value'))
    await expect(page.getByText('Summe für 1 Teil')).toBeVisible()
    await page.getByRole('button', { name: '1 Teil in den Warenkorb' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('keeps a size that was chosen before the script came', async ({ page }) => {
    await page.goto('/de/c/outfits/')
    const href = (await tiles(page).first().getByRole('link').getAttribute('href')) ?? ''
    let letScriptsThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letScriptsThrough = resolve
    })
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(href, { waitUntil: 'commit' })
    const list = page.getByRole('list', { name: 'Die Teile des Outfits' })
    const size = list.getByRole('combobox').first()
    const first = size.locator('option:not([disabled]):not([value=""])').first()
    const variantId = (await first.getAttribute('value')) ?? ''
    await size.selectOption(variantId)

    letScriptsThrough()

    await expect(page.getByText('Summe für 1 Teil')).toBeVisible()
    await expect(size).toHaveValue(variantId)
  })
})

test.describe('the address of an outfit', () => {
  test('is corrected when its name is wrong', async ({ page, request }) => {
    await page.goto('/de/c/outfits/')
    const href = (await tiles(page).first().getByRole('link').getAttribute('href')) ?? ''
    const id = /-(\d+)\/$/.exec(href)?.[1]

    const answer = await request.get(`/de/p/shop-the-look/ein-alter-name-${id}/`, {
      maxRedirects: 0,
    })

    expect(answer.status()).toBe(301)
    expect(answer.headers()['location']).toBe(href)
  })

  test.describe('that nobody has', () => {
    for (const slug of ['nichts-999999999', 'ohne-nummer']) {
      test(`is not found: ${slug}`, async ({ request }) => {
        const answer = await request.get(`/de/p/shop-the-look/${slug}/`, { maxRedirects: 0 })

        expect(answer.status()).toBe(404)
      })
    }
  })
})
