import { confirmNewsletter } from '@saum/contract/newsletter'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import { aBuyer, aDraft, anotherBuyer, NOW } from '@saum/testing/order-placing'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { markPaid } from '../order/operate.ts'
import type { OrderDraft } from '../order/order-draft.ts'
import { placeOrder } from '../order/place-order.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const [de, at] = SHOPS

describe.each(TEST_ENGINES)('the newsletter box of an order on %s', (engine) => {
  async function aSubscriber(draft: Partial<OrderDraft> = {}) {
    const clock = { now: NOW }
    const now = () => clock.now
    const shopper = await aBuyer({ engine, now })
    const { backend } = shopper
    const { db } = backend
    async function order(buyer = shopper) {
      const wish = { paymentMethod: 'invoice', wantsNewsletter: true, ...draft } as const
      const placed = await placeOrder({ db, now }, await aDraft(buyer, wish))
      if (!placed.ok) throw new Error(placed.refusal.kind)
      return placed.value.orderId
    }
    const mails = () =>
      db.sql<{ recipient: string; slots: string }>`
        select recipient, slots from mail where kind = 'newsletter-opt-in' order by created_at`
    return {
      shopper,
      backend,
      db,
      clock,
      order,
      mails,
      rows: () =>
        db.sql<{ state: string; confirmedAt: number | null; consent: string; hash: string }>`
          select state, confirmed_at as "confirmedAt", consent_text as consent, token_hash as hash
          from newsletter_subscription`,
      async token() {
        const slots = (await mails()).at(-1)?.slots ?? ''
        return /\/de\/newsletter-confirmation\/\?token=([\w-]+)/.exec(slots)?.[1] ?? ''
      },
      confirm: (token: string, shopId: ShopId = de.shopId) =>
        backend.post(confirmNewsletter, { token }, shopId),
    }
  }

  it('asks by mail, and nobody is written to before they have said yes there', async () => {
    const { order, rows, mails, token } = await aSubscriber()

    await order()

    const [row] = await rows()
    expect(row).toMatchObject({ state: 'requested', confirmedAt: null })
    expect(row?.consent).toBe(
      'Ja, Saum darf mir Neuigkeiten per E-Mail schicken. Ich kann das jederzeit widerrufen. ' +
        'Themen: neue Teile und Geschichten.',
    )
    expect(row?.hash).not.toBe(await token())
    expect(await mails()).toMatchObject([{ recipient: 'marie@example.com' }])
  })

  it('does nothing for who has not ticked it', async () => {
    const { order, rows, mails } = await aSubscriber({ wantsNewsletter: false })

    await order()

    expect(await rows()).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('waits until an order is certain', async () => {
    const { order, mails, db } = await aSubscriber({ paymentMethod: 'prepayment' })

    const orderId = await order()
    const before = await mails()
    await markPaid({ db, now: () => NOW }, orderId)

    expect(before).toEqual([])
    expect(await mails()).toHaveLength(1)
  })

  it('takes the yes from the mail, once and again, with the moment of the first', async () => {
    const { order, rows, token, confirm, clock } = await aSubscriber()
    await order()
    const link = await token()

    const first = await confirm(link)
    clock.now += 8 * DAY_MS
    const again = await confirm(link)

    expect([first.status, again.status]).toEqual([204, 204])
    expect(await rows()).toMatchObject([{ state: 'confirmed', confirmedAt: NOW }])
  })

  it('takes no other link: none of another shop, none that was made up', async () => {
    const { order, rows, token, confirm } = await aSubscriber()
    await order()

    const abroad = await confirm(await token(), at.shopId)
    const madeUp = await confirm('nobody-has-this')
    const endless = await confirm('x'.repeat(10_000))

    expect([abroad.status, madeUp.status, endless.status]).toEqual([404, 404, 400])
    expect(await rows()).toMatchObject([{ state: 'requested' }])
  })

  it('is forgotten with the address after seven days without a yes', async () => {
    const { order, rows, token, confirm, clock, backend } = await aSubscriber()
    await order()
    clock.now += 7 * DAY_MS

    const late = await confirm(await token())
    await backend.runBackgroundWork()

    expect(late).toMatchObject({ status: 404, body: { kind: 'subscription-not-found' } })
    expect(await rows()).toEqual([])
  })

  it('asks once a day however much is ordered, and never again after the yes', async () => {
    const { shopper, order, mails, token, confirm, clock } = await aSubscriber()
    await order()
    await order(await anotherBuyer(shopper))
    const sameDay = await mails()
    clock.now += DAY_MS
    await order(await anotherBuyer(shopper))
    const nextDay = await mails()
    await confirm(await token())
    clock.now += DAY_MS

    await order(await anotherBuyer(shopper))

    expect([sameDay.length, nextDay.length, (await mails()).length]).toEqual([1, 2, 2])
  })
})
