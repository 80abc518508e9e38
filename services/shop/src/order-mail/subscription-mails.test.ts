import { getOrderById } from '@saum/contract/order'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { NOW } from '@saum/testing/order-placing'
import { aSubscriber, subscriptionsOf } from '@saum/testing/subscriber'
import { TEST_ENGINES } from '@saum/testing/test-database'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { findOrder } from '../order/order-storage.ts'
import { updateCustomer } from '../session/customer-storage.ts'
import { createOrderTokens } from '../token/order-token.ts'
import { createTokens } from '../token/signed-token.ts'
import { isDeliveryFree } from './mail-facts.ts'
import { confirmationContent, orderSlots } from './order-content.ts'

const SENDER = { from: 'service@saum.example', publicOrigin: 'https://saum.example' }
const TOKENS = createOrderTokens(createTokens('a secret'), Date.now)
const MAIL = {
  id: 'mail',
  kind: 'order-confirmation',
  recipient: 'marlene@saum.example',
  subjectId: null,
  slots: {},
  createdAt: 0,
  attempts: 1,
} as const

/** The same order of something that costs so much each time. */
function atUnitPrice(order: KeptOrder, unitCents: number): KeptOrder {
  const pieces = order.pieces.map((piece) => ({
    ...piece,
    document: { ...piece.document, subscription: { intervalMonths: 2 as const, unitCents } },
  }))
  return { ...order, pieces }
}

/** Amounts do not break; a test that is read has plain spaces. */
function plain(text: string | undefined): string {
  return (text ?? '').replaceAll('\u{a0}', ' ')
}

describe.each(TEST_ENGINES)('who has ordered something again and again on %s', (engine) => {
  async function aConfirmedOrder() {
    const { backend, placed } = await aSubscriber({ engine, intervalMonths: 2 })
    const [subscription] = await subscriptionsOf({ backend })
    const order = await findOrder(backend.db.sql, placed.orderId)
    if (order === null) throw new Error('There is no order')
    return { db: backend.db, order, number: subscription?.number }
  }

  it('reads interval and number in the confirmation, and what later deliveries cost', async () => {
    const { order, number } = await aConfirmedOrder()

    const { items, slots } = confirmationContent(atUnitPrice(order, 2_691))

    expect(items).toMatchObject([{ note: `Abo ${number}, alle 2 Monate` }])
    expect(plain(slots['subscriptions'])).toMatch(
      /^.+, alle 2 Monate: 26,91 € je Lieferung, dazu 3,95 € Versand\.$/,
    )
  })

  it('reads of no delivery cost with a VIP card', async () => {
    const { order, db } = await aConfirmedOrder()
    const toVip = (document: CustomerDocument) => ({ ...document, groups: ['VIP_Card'] })
    await db.transaction((sql) => updateCustomer(sql, order.customerId ?? 0, toVip, NOW))

    const isFree = await isDeliveryFree(db.sql, order)
    const { slots } = confirmationContent(atUnitPrice(order, 2_691), { isDeliveryFree: isFree })

    expect(slots['subscriptions']).toContain('je Lieferung, ohne Versandkosten.')
  })

  it('reads how it ends and its terms in the words of each shop', async () => {
    const { order } = await aConfirmedOrder()

    for (const shop of SHOPS) {
      const content = confirmationContent({ ...order, shop })
      const slots = { ...orderSlots({ ...order, shop }, TOKENS), ...content.slots }
      const mail = { ...MAIL, shopId: shop.shopId }
      const { source } = composeMail(mail, { ...content, slots, attachments: [] }, SENDER)
      const { text = '' } = await PostalMime.parse(source)

      expect(plain(text), shop.path).toContain(plain(slots['subscriptions']))
      expect(text, shop.path).toContain(`/${shop.path}/account/subscription/`)
      expect(text, shop.path).toContain(`/${shop.path}/cancel-contract/`)
      expect(text, shop.path).toMatch(
        /\/(abo-bedingungen|conditions-abonnement|subscription-terms)\//,
      )
    }
  })

  it('sees interval and number with each piece of the order', async () => {
    const { backend, sessionKey, placed } = await aSubscriber({ engine, intervalMonths: 2 })
    const [subscription] = await subscriptionsOf({ backend })

    const { body } = await backend.postAs(sessionKey, getOrderById, { orderId: placed.orderId })

    const { items } = v.parse(getOrderById.result, body)
    expect(items.map((item) => item.subscription)).toEqual([
      { intervalMonths: 2, number: subscription?.number },
    ])
  })
})
