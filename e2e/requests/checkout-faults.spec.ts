import { DEFAULT_SHOP } from '@saum/domain/shops'
import { writeFile } from 'node:fs/promises'
import { callAsVisitor } from '../support/basket.ts'
import { fillBasket, newEmail, SHOPPERS } from '../support/checkout.ts'
import { becomeCustomer } from '../support/customer.ts'
import { mailTo } from '../support/mailbox.ts'
import { saum } from '../support/operator.ts'
import {
  expectStep,
  order,
  orderedNumber,
  passContact,
  passDelivery,
} from '../support/plain/checkout.ts'
import { answerWallet, typeCard } from '../support/plain/provider.ts'
import { CARDS } from '../support/provider.ts'
import { expect, test } from '../support/request-test.ts'

const shop = DEFAULT_SHOP

test('a cancelled or declined payment costs nothing, and another one pays', async ({
  plain,
  request,
  origin,
}) => {
  test.slow()
  const email = newEmail('umentschieden')
  const { items } = await fillBasket({ request }, { origin, shop })
  await plain.open('/de/checkout/?step=contact')
  await passContact(plain, email, SHOPPERS.de)

  await test.step('cancelled at the provider', async () => {
    await passDelivery(plain, 'wallet_redirect')
    await order(plain)
    await answerWallet(plain, 'cancel')
    expect(plain.text('[role="status"]')).toContain('Dein Warenkorb ist unverändert')
    const { basket } = await callAsVisitor({ request }, { origin, shop }, 'getBasket', {})
    expect(basket.items.map(({ key, quantity }) => [key, quantity])).toEqual(
      items.map(({ key, quantity }) => [key, quantity]),
    )
  })

  await test.step('declined by the bank', async () => {
    await passDelivery(plain, 'card')
    await order(plain)
    await typeCard(plain, CARDS.declines)
    expect(plain.text('[role="alert"]')).toContain('Es wurde nichts abgebucht')
  })

  await passDelivery(plain, 'invoice')
  await order(plain)
  await mailTo(email, `Deine Bestellung ${orderedNumber(plain)} ist bestätigt`)
})

test('[2.11] [2.12] a price that changes is said at its row, and nothing is ordered at another than was shown', async ({
  plain,
  request,
  origin,
}, testInfo) => {
  test.slow()
  const email = await becomeCustomer({ request }, origin, 'preis')
  const [item] = (await fillBasket({ request }, { origin, shop })).items
  const variantId = item?.variant.id
  const cents = item?.price.total.withTax ?? 0
  const file = testInfo.outputPath('group-prices.ndjson')

  /** Only for customers who have not ordered yet: other journeys pay what they did. */
  async function changePrice(amount: number): Promise<void> {
    const price = { shop: shop.path, variantId, customerGroup: 'new', amount }
    await writeFile(file, JSON.stringify(price))
    await saum('import', file, '--kind', 'group-prices')
  }

  await test.step('at the row, until the shopper has seen it', async () => {
    await changePrice(cents - 100)
    await plain.open('/de/cart/')
    expect(plain.text('main')).toContain(
      `Der Preis hat sich geändert: vorher ${written(cents)}, jetzt ${written(cents - 100)}.`,
    )
    await plain.press(/^Verstanden/, { within: 'main' })
    expect(plain.text('main')).not.toContain('Der Preis hat sich geändert')
  })

  await test.step('after the last page was shown', async () => {
    await plain.open('/de/checkout/?step=contact')
    await passContact(plain, email, SHOPPERS.de)
    await passDelivery(plain, 'invoice')
    await changePrice(cents - 200)
    await order(plain)

    expectStep(plain, 'review')
    expect(plain.text('[role="alert"]')).toContain(
      `kostet jetzt ${written(cents - 200)} statt ${written(cents - 100)}`,
    )
    expect(plain.one('input[name="terms"]').hasAttribute('checked')).toBe(false)
  })

  await order(plain)
  const mail = await mailTo(email, `Deine Bestellung ${orderedNumber(plain)} ist bestätigt`)
  expect(mail.replaceAll(/\s+/g, ' ')).toContain(written(cents - 200))
})

function written(cents: number): string {
  const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
  return euros.format(cents / 100).replaceAll('\u00A0', ' ')
}
