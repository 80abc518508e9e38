import { DEFAULT_SHOP } from '@saum/domain/shops'
import { callAsVisitor } from '../support/basket.ts'
import { fillBasket, newEmail, SHOPPERS } from '../support/checkout.ts'
import { mailTo } from '../support/mailbox.ts'
import { order, orderedNumber, passContact, passDelivery } from '../support/plain/checkout.ts'
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
