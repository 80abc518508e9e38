import { slowLine } from '../support/network.ts'
import { heading, untilAlive } from '../support/shopper.ts'
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

test('the contact form leaves the focus where the visitor has put it before the script ran', async ({
  page,
}) => {
  const line = await slowLine(page, /\/assets\/.*\.js$/)
  // The document has come, its scripts have not.
  await page.goto('/fr-ch/contact/', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Envoyer le message' }).click({ noWaitAfter: true })
  await expect(main.getByText('Veuillez choisir un sujet.', { exact: true })).toBeVisible()

  await main.getByLabel('Votre nom').click()
  await line.letAllThrough()
  await untilAlive(page)

  await expect(main.getByLabel('Votre nom')).toBeFocused()
})
