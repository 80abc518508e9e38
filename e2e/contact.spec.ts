import { newEmail } from './support/checkout.ts'
import { heading } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: /status of 422/ })

test('[2.34] the contact form names what is missing, and each name leads to its field', async ({
  page,
}) => {
  await page.goto('/fr-ch/contact/')
  const main = page.getByRole('main')

  await main.getByRole('button', { name: 'Envoyer le message' }).click()

  await expect(heading(page)).toHaveText('Message à Saum')
  await expect(main.getByText('Veuillez choisir un sujet.', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: /Votre nom/ }).click()
  await expect(main.getByLabel('Votre nom')).toBeFocused()
  await main.getByLabel('Quel est le sujet').selectOption('store')
  await main.getByLabel('Votre nom').fill('Anne Fil')
  await main.getByLabel('Adresse e-mail').fill(newEmail('contact'))
  await main.getByLabel('Votre message').fill('Y a-t-il une cabine large à Lausanne ?')
  await main.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(heading(page)).toHaveText('Merci, votre message nous est parvenu')
})

test('the shop is called and written to with a tap', async ({ page }) => {
  await page.goto('/en/contact/')
  const main = page.getByRole('main')

  await expect(main.getByRole('link', { name: '+49 000 0000 001' })).toHaveAttribute(
    'href',
    'tel:+490000000001',
  )
  await expect(main.getByRole('link', { name: 'service@saum.example' }).first()).toHaveAttribute(
    'href',
    'mailto:service@saum.example',
  )
})

test('a story leads to its products, its look and the next story', async ({ page }) => {
  await page.goto('/en/magazine/')
  const main = page.getByRole('main')

  await main.getByRole('link', { name: 'Knitwear that lasts' }).click()

  await expect(heading(page)).toHaveText('Knitwear that lasts')
  await expect(main.getByRole('heading', { name: 'From this story' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Knitwear for many winters' })).toBeVisible()
  await main.getByRole('link', { name: /Read the story/ }).click()
  await expect(heading(page)).toHaveText('Linen, a portrait')
})
