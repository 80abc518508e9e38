import { DEFAULT_SHOP } from '@saum/domain/shops'
import {
  fillBasket,
  newEmail,
  order,
  passContact,
  passDelivery,
  SHOPPERS,
} from '../support/checkout.ts'
import { newNetwork } from '../support/customer.ts'
import { EVERY_ENGINE } from '../support/devices.ts'
import { expectToFit } from '../support/layout.ts'
import { answerWallet, untilAtProvider } from '../support/provider.ts'
import { expect, test } from '../support/test.ts'

// The shop limits orders per network.
test.use({ extraHTTPHeaders: newNetwork() })

const whole = '[2.12] every step of an order without script fits small windows'
test(whole, { tag: EVERY_ENGINE }, async ({ page, origin }) => {
  await fillBasket(page, { origin, shop: DEFAULT_SHOP })
  await page.goto('/de/checkout/')
  await expectToFit(page, 'contact')
  await passContact(page, newEmail('ohne-skript-fenster'), SHOPPERS.de)
  await expectToFit(page, 'delivery')
  await passDelivery(page, 'wallet_redirect')
  await expectToFit(page, 'review')
  await order(page)
  await untilAtProvider(page)
  await expectToFit(page, 'at the provider')
  await answerWallet(page, 'confirm')

  await expect(page).toHaveURL(/\/success\//)
  await expectToFit(page, 'confirmation')
})
