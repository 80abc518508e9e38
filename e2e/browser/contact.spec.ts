import { heading } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /status of 422/ })

test('[2.34] the contact form names what is missing, and each name moves the focus to its field', async ({
  page,
}) => {
  await page.goto('/fr-ch/contact/')
  const main = page.getByRole('main')

  await main.getByRole('button', { name: 'Envoyer le message' }).click()

  await expect(heading(page)).toHaveText('Message à Saum')
  await expect(main.getByText('Veuillez choisir un sujet.', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: /Votre nom/ }).click()
  await expect(main.getByLabel('Votre nom')).toBeFocused()
})
