import { expect, test } from '../support/test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'

test('the controls of the wishlist can be seen and opened without script', async ({ page }) => {
  await page.goto(LISTING)
  await page
    .getByRole('main')
    .getByRole('button', { name: /auf die Merkliste$/ })
    .first()
    .click()
  await page.waitForURL(`**${LISTING}`)
  await page.goto('/de/wishlist/')
  await expect(page.getByRole('list', { name: 'Merkliste' }).locator('> li')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Größe merken' })).toBeVisible()

  await page.getByText('Merkliste teilen').click()
  await expect(page.getByRole('button', { name: 'Link erstellen' })).toBeVisible()

  await page.getByText('Merkliste leeren').click()
  await expect(page.getByRole('button', { name: 'Alles entfernen' })).toBeVisible()
})
