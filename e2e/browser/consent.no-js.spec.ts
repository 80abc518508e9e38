import { NEW_VISITOR } from '../support/decided-visitor.ts'
import { expectToFit } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'

test.use({ storageState: NEW_VISITOR })

test('[6.5] the page of the choice fits, without the boxes that need script', async ({ page }) => {
  await page.goto('/de/consent/')

  await expectToFit(page, 'the choice')
  await expect(page.getByRole('checkbox', { name: 'Alles aus Statistik' })).toBeHidden()
  await page.getByRole('checkbox', { name: 'Suche verbessern' }).check()
  await expect(page.getByRole('button', { name: 'Auswahl speichern' })).toBeVisible()
})
