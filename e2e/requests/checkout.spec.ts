import { DEFAULT_SHOP } from '@saum/domain/shops'
import { fillBasket, newEmail, SHOPPERS } from '../support/checkout.ts'
import { newNetwork } from '../support/customer.ts'
import { expectValidHtml } from '../support/html-validity.ts'
import { mailTo } from '../support/mailbox.ts'
import {
  expectStep,
  order,
  orderedNumber,
  passContact,
  passDelivery,
} from '../support/plain/checkout.ts'
import { answerWallet, expectAtProvider } from '../support/plain/provider.ts'
import { expect, test } from '../support/request-test.ts'

// The shop limits orders per network.
test.use({ extraHTTPHeaders: newNetwork() })

const shop = DEFAULT_SHOP

test('[2.12] an order without script, by invoice, is confirmed by mail on valid pages', async ({
  plain,
  request,
  origin,
}) => {
  const email = newEmail('ohne-skript')
  await fillBasket({ request }, { origin, shop })
  await plain.open('/de/cart/')
  await plain.follow('Zur Kasse', { within: 'main', nth: 0 })
  expect(plain.place).toBe('/de/checkout/')
  await expectValidHtml(plain.html)
  await passContact(plain, email, SHOPPERS.de)
  await expectValidHtml(plain.html)
  await passDelivery(plain, 'invoice')
  await expectValidHtml(plain.html)
  await order(plain)

  const number = orderedNumber(plain)
  await expectValidHtml(plain.html)
  await mailTo(email, `Deine Bestellung ${number} ist bestätigt`)
})

test('[2.12] an order without script is paid at the provider after a first payment was cancelled', async ({
  plain,
  request,
  origin,
}) => {
  const email = newEmail('ohne-skript-wallet')
  await fillBasket({ request }, { origin, shop })
  await plain.open('/de/checkout/')
  await passContact(plain, email, SHOPPERS.de)
  await passDelivery(plain, 'wallet_redirect')
  await order(plain)
  expectAtProvider(plain)
  await expectValidHtml(plain.html, { except: ['no-trailing-whitespace'] })
  await answerWallet(plain, 'cancel')
  expect(plain.text('[role="status"]')).toContain('Dein Warenkorb ist unverändert')
  expectStep(plain, 'delivery')

  await passDelivery(plain, 'wallet_redirect')
  await order(plain)
  await answerWallet(plain, 'confirm')

  const number = orderedNumber(plain)
  expect(plain.heading()).toBe('Danke, Marlene')
  await mailTo(email, `Deine Bestellung ${number} ist bestätigt`)
})
