import type { Page } from '@playwright/test'
import { heading, placeOf } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'

function entries(page: Page) {
  return page.getByRole('list', { name: 'Merkliste' }).locator('> li')
}

async function openWithOne(page: Page): Promise<string> {
  await page.goto(LISTING)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /auf die Merkliste$/ })
    .first()
  const name = (await heart.getAttribute('data-name')) ?? ''
  await heart.click()
  await page.waitForURL(`**${LISTING}`)
  await page.goto('/de/wishlist/')
  await expect(entries(page)).toHaveCount(1)
  return name
}

test('an entry leaves the wishlist and comes back without script', async ({ page }) => {
  const name = await openWithOne(page)

  await page.getByRole('button', { name: `${name} von der Merkliste nehmen` }).click()
  await expect(heading(page)).toHaveText('Noch nichts gemerkt')
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    `${name} ist nicht mehr gemerkt.`,
  )
  await page.getByRole('button', { name: 'Rückgängig' }).click()

  await expect(entries(page)).toHaveCount(1)
  expect(placeOf(page)).toBe('/de/wishlist/')
})

test('a size is asked for, remembered and moved to the basket without script', async ({ page }) => {
  const name = await openWithOne(page)
  const size = page.getByRole('combobox')
  const labels = await size.getByRole('option').allInnerTexts()
  const left = labels.slice(1).find((label) => !label.includes('ausverkauft')) ?? ''

  await page.getByRole('button', { name: /^In den Warenkorb/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Bitte wähle zuerst eine Größe.')
  await size.selectOption({ label: left })
  await page.getByRole('button', { name: 'Größe merken' }).click()
  await page.waitForURL('**/de/wishlist/')
  const chosen = await size.inputValue()
  await page.getByRole('button', { name: /^In den Warenkorb/ }).click()

  await expect(page.getByRole('main').getByRole('status')).toContainText(
    `${name} liegt im Warenkorb.`,
  )
  await page.getByRole('button', { name: 'Wieder merken' }).click()
  await expect(size).toHaveValue(chosen)
  await page.goto('/de/cart/')
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
})

test('the wishlist is shared, revoked and emptied without script', async ({ page, browser }) => {
  await openWithOne(page)
  await page.getByText('Merkliste teilen').click()
  await page.getByRole('button', { name: 'Link erstellen' }).click()
  await expect(heading(page)).toHaveText('Geteilte Merkliste')
  const link = page.url()

  const friends = await browser.newContext({ javaScriptEnabled: false })
  const friend = await friends.newPage()
  await friend.goto(link)
  const sent = friend.waitForResponse((answer) => answer.request().method() === 'POST')
  await friend
    .getByRole('button', { name: /auf die Merkliste$/ })
    .first()
    .click()
  expect(await (await sent).headerValue('location')).toBe(new URL(link).pathname)
  await expect(heading(friend)).toHaveText('Geteilte Merkliste')
  await friend.goto('/de/wishlist/')
  await expect(entries(friend)).toHaveCount(1)

  await page.goto('/de/wishlist/')
  await page.getByText('Merkliste teilen').click()
  await page.getByRole('button', { name: 'Link ungültig machen' }).click()
  await expect(entries(page)).toHaveCount(1)
  expect((await friend.goto(link))?.status()).toBe(404)
  await friends.close()
  await page.getByText('Merkliste leeren').click()
  await page.getByRole('button', { name: 'Alles entfernen' }).click()
  await expect(heading(page)).toHaveText('Noch nichts gemerkt')
})

test('a refused wish begins no session', async ({ request, origin }) => {
  for (const wish of [
    { intent: 'toggle', productId: '999999999' },
    { intent: 'add', variantId: '999999999' },
    { intent: 'remove', itemKey: 'unknown' },
    { intent: 'share' },
    { intent: 'burn' },
  ]) {
    const answer = await request.post('/de/wishlist/', {
      form: wish,
      headers: { origin },
      maxRedirects: 0,
    })

    expect(answer.status()).toBe(303)
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('session')
  }
})
