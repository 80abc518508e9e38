import { newEmail } from '../support/checkout.ts'
import { accessibleName } from '../support/plain/names.ts'
import { expect, test } from '../support/request-test.ts'

test('[2.34] the contact form of /fr-ch/ links every missing answer to its field', async ({
  plain,
}) => {
  const main = { within: 'main' }
  await plain.open('/fr-ch/contact/')

  await plain.press('Envoyer le message', main)

  expect(plain.status).toBe(422)
  expect(plain.heading()).toBe('Message à Saum')
  expect(plain.text('main')).toContain('Veuillez choisir un sujet.')
  const link = plain.link(/Votre nom/, main).getAttribute('href')
  expect(link).toBe(`#${plain.field('Votre nom', main).id}`)
  plain.choose(/^Quel est le sujet/, /boutique|magasin/i, main)
  plain.fill('Votre nom', 'Anne Fil', main)
  plain.fill('Adresse e-mail', newEmail('contact'), main)
  plain.fill('Votre message', 'Y a-t-il une cabine large à Lausanne ?', main)
  await plain.press('Envoyer le message', main)
  expect(plain.heading()).toBe('Merci, votre message nous est parvenu')
})

test('the shop is called and written to by links', async ({ plain }) => {
  await plain.open('/en/contact/')

  const links = plain
    .all('main a[href]')
    .map((link) => [accessibleName(link), link.getAttribute('href')])
  expect(links).toContainEqual(['+49 000 0000 001', 'tel:+490000000001'])
  expect(links).toContainEqual(['service@saum.example', 'mailto:service@saum.example'])
})
