import { PHONE_IN_DEEP } from '../support/devices.ts'
import { heading, noteDocuments, open, placeOf } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const guarded = '[2.35] [6.2] pages of a customer are guarded on a soft page change too'
test(guarded, { tag: PHONE_IN_DEEP }, async ({ page, isMobile }) => {
  await open(page, '/de/')
  const documents = noteDocuments(page)

  if (isMobile) await page.getByRole('link', { name: 'Menü öffnen' }).click()
  await page.getByRole('link', { name: 'Konto' }).click()

  await expect(heading(page)).toHaveText('Willkommen zurück')
  expect(placeOf(page)).toBe('/de/login/?redirectUrl=%2Fde%2Faccount%2F')
  expect(documents).toEqual([])
})
