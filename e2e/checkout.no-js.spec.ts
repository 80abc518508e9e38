import { DEFAULT_SHOP } from '@saum/domain/shops'
import {
  fillBasket,
  newEmail,
  order,
  orderedNumber,
  passContact,
  passDelivery,
  SHOPPERS,
  step,
} from './support/checkout.ts'
import { expectValidHtml } from './support/html-validity.ts'
import { expectToFit } from './support/layout.ts'
import { mailTo } from './support/mailbox.ts'
import { answerWallet, untilAtProvider } from './support/provider.ts'
import { heading } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

const shop = DEFAULT_SHOP

test('[2.12] an order without script, by invoice, fits small windows and is valid HTML', async ({
  page,
  origin,
}) => {
  test.slow()
  async function judge(name: string) {
    await expectValidHtml(await page.content())
    await expectToFit(page, name)
  }
  const email = newEmail('ohne-skript')
  await fillBasket(page, { origin, shop })
  await page.goto('/de/cart/')
  await page.locator('main a[href="/de/checkout/"]').first().click()
  await judge('contact')
  await passContact(page, email, SHOPPERS.de)
  await judge('delivery')
  await passDelivery(page, 'invoice')
  await judge('review')
  await order(page)

  const number = await orderedNumber(page)
  await judge('confirmation')
  await mailTo(email, `Deine Bestellung ${number} ist bestätigt`)
})

test('[2.12] an order without script, paid at the provider after a second thought', async ({
  page,
  origin,
}) => {
  test.slow()
  const email = newEmail('ohne-skript-wallet')
  await fillBasket(page, { origin, shop })
  await page.goto('/de/checkout/')
  await passContact(page, email, SHOPPERS.de)
  await passDelivery(page, 'wallet_redirect')
  await order(page)
  await untilAtProvider(page)
  await expectValidHtml(await page.content(), { except: ['no-trailing-whitespace'] })
  await expectToFit(page, 'at the provider')
  await answerWallet(page, 'cancel')
  await expect(page.getByRole('status').first()).toContainText('Dein Warenkorb ist unverändert')
  await expect(step(page, 'delivery')).toBeVisible()

  await passDelivery(page, 'wallet_redirect')
  await order(page)
  await answerWallet(page, 'confirm')

  const number = await orderedNumber(page)
  await expect(heading(page)).toHaveText('Danke, Marlene')
  await mailTo(email, `Deine Bestellung ${number} ist bestätigt`)
})
