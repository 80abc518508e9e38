import { choiceIn } from './support/consent-choice.ts'
import { NEW_VISITOR } from './support/decided-visitor.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test.use({ storageState: NEW_VISITOR })

test('[6.5] the choice is made, shown and changed without script', async ({ page, context }) => {
  await page.goto('/de/')
  await page.getByRole('link', { name: 'Cookie-Einstellungen ändern' }).click()
  await page.waitForURL('**/de/consent/')
  await expectToFit(page, 'the choice')
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Alles aus Statistik' })).toBeHidden()

  await page.getByRole('checkbox', { name: 'Suche verbessern' }).check()
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await page.waitForURL('**/de/consent/?says=saved')
  await expect(page.getByText(/^Deine Wahl vom .* fragen wir wieder\.$/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Suche verbessern' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Besuche zählen' })).not.toBeChecked()
  const first = await choiceIn(context)
  expect(first?.granted).toEqual(['search-usage'])

  await page.getByRole('button', { name: 'Alles ablehnen' }).click()
  await page.waitForURL('**/de/consent/?says=saved')
  expect(await choiceIn(context)).toMatchObject({ id: first?.id, granted: [] })
})

test('[6.5] a browser that says no has nothing to choose', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' })
  await page.goto('/fr-ch/consent/')

  await expect(page.getByText('Votre navigateur refuse le suivi.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tout accepter' })).toHaveCount(0)
})
