import { TEST_ENGINES } from '@saum/testing/test-database'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { createKept } from '../catalog/kept.ts'
import type { Database } from '../database/database.ts'
import { deliverMails } from '../mail/mail-delivery.ts'
import { deliverOrder, packOrder, shipOrder } from '../order/operate.ts'
import { placeOrder } from '../order/place-order.ts'
import { aBuyer, aDraft, NOW } from '@saum/testing/order-placing'
import { createTokens } from '../token/signed-token.ts'
import { createMailWriter } from './mail-writer.ts'

/** Sends what is due and answers what the customer reads. */
async function mailsOf(db: Database) {
  const sources: string[] = []
  const branches = createKept(async () => [], Date.now)
  await deliverMails({
    db,
    transport: { send: async ({ source }) => void sources.push(source) },
    writeContent: createMailWriter({ db, tokens: createTokens('a secret'), branches }),
    from: 'service@saum.example',
    publicOrigin: 'https://saum.example',
    log: ({ message }) => {
      throw new Error(message)
    },
    now: () => NOW,
  })
  return Promise.all(sources.map((source) => PostalMime.parse(source)))
}

describe.each(TEST_ENGINES)('on %s, who has ordered', (engine) => {
  it('is told at each step, once, with what belongs to it', async () => {
    const buyer = await aBuyer({ engine })
    const { db } = buyer.backend
    const parts = { db, now: () => NOW }

    const placed = await placeOrder(parts, await aDraft(buyer))
    if (!placed.ok) throw new Error('The order was refused')
    const { orderId, orderNumber } = placed.value
    const confirmed = await mailsOf(db)
    await packOrder(parts, orderId)
    await shipOrder(parts, { orderId, trackingNumber: 'JJD1' })
    await deliverOrder(parts, orderId)
    const followed = await mailsOf(db)

    expect(confirmed.map(({ subject }) => subject)).toEqual([
      `Deine Bestellung ${orderNumber} ist bestätigt`,
    ])
    expect(confirmed[0]?.to).toMatchObject([{ address: 'marie@example.com' }])
    expect(new Set(followed.map(({ subject }) => subject))).toEqual(
      new Set([
        `Dein Paket ist unterwegs (${orderNumber})`,
        `Deine Bestellung ${orderNumber} ist da`,
      ]),
    )
    expect(followed.flatMap(({ attachments }) => attachments)).toHaveLength(1)
    expect(await mailsOf(db)).toEqual([])
  })
})
