import { heading } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test('[2.3] a page of text is all there without script: words, tables, answers', async ({
  page,
}) => {
  await page.goto('/de/s/lieferung/')

  await expect(heading(page)).toHaveText('Lieferung')
  await expect(page.getByRole('table')).toContainText('Packstation')
  const answer = page.getByRole('main').locator('details').first()
  await answer.locator('summary').click()
  await expect(answer.locator('p').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Rückgabe', exact: true }).click()
  await expect(heading(page)).toHaveText(/Rückgabe/)
})
