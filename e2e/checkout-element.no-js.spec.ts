import { DEFAULT_SHOP } from '@saum/domain/shops'
import { fillBasket } from './support/checkout.ts'
import { expectValidHtml } from './support/html-validity.ts'
import { heading } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test('[10] the checkout without script is a plain form in three steps', async ({
  page,
  origin,
}) => {
  await fillBasket(page, { origin, shop: DEFAULT_SHOP })
  await page.goto('/de/checkout/')
  await page.getByLabel('E-Mail-Adresse').fill('marlene@saum')
  await page.getByLabel('Vorname').first().fill('Marlene <b>')
  await page.getByRole('button', { name: /^Weiter/ }).click()

  await expect(page.getByRole('alert')).toContainText('Vorname')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('marlene@saum')
  await expect(page.getByLabel('Vorname').first()).toHaveValue('Marlene <b>')
  await expectValidHtml(await page.content())

  await page.getByLabel('E-Mail-Adresse').fill('marlene@saum.example')
  await page.getByLabel('Vorname').first().fill('Marlene')
  await page.getByLabel('Nachname').first().fill('Vogt')
  await page.getByLabel('Straße und Hausnummer').first().fill('Ackerstraße 12')
  await page.getByLabel('Postleitzahl').first().fill('10115')
  await page.getByLabel('Ort').first().fill('Berlin')
  await page.getByRole('button', { name: /^Weiter/ }).click()
  await page.getByRole('radio', { name: /^Vorkasse/ }).check()
  await page.getByRole('button', { name: /^Weiter/ }).click()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()

  await expect(page.getByRole('alert')).toContainText('AGB')
  await page.getByRole('checkbox', { name: /AGB/ }).check()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()

  await expect(heading(page)).toHaveText('Danke, Marlene')
})
