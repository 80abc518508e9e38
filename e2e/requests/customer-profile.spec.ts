import { newEmail } from '../support/checkout.ts'
import { confirmationLink, PASSWORD } from '../support/customer.ts'
import { expect, test } from '../support/request-test.ts'

test('[2.20] a customer of /fr-ch/ registers, fills in the profile, leaves and comes back', async ({
  plain,
}) => {
  test.slow()
  const email = newEmail('cliente')
  const profile = '/fr-ch/account/profile-details/'
  await plain.open('/fr-ch/login/?register=true')
  plain.fill('Adresse e-mail', email, { within: 'main' })
  plain.fill('Mot de passe', PASSWORD)
  await plain.press('Créer le compte')
  expect(plain.heading()).toBe('Consultez votre messagerie')
  await plain.open(await confirmationLink(email, 'fr-ch'))
  plain.fill('Mot de passe', PASSWORD)
  await plain.press('Confirmer le compte')
  plain.link(/compte/i, { within: 'main', nth: 0 })

  await plain.open(profile)
  plain.fill('Prénom', 'Zoé')
  plain.fill('Nom', "D'Aiguille")
  await plain.press('Enregistrer')
  expect(plain.text('[role="status"]')).toContain('Enregistré')
  await plain.press('Se déconnecter', { within: 'main', nth: 0 })
  expect(plain.text('main')).toContain('La déconnexion est faite.')

  await plain.open(profile)
  expect(plain.place).toBe(`/fr-ch/login/?redirectUrl=${encodeURIComponent(profile)}`)
  plain.fill('Adresse e-mail', email, { within: 'main' })
  plain.fill('Mot de passe', PASSWORD)
  await plain.press('Se connecter', { within: 'main' })

  expect(plain.place).toBe(profile)
  expect(plain.value('Prénom')).toBe('Zoé')
  expect(plain.value('Nom')).toBe("D'Aiguille")
})
