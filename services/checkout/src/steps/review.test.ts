import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { atTheCheckout, CONTACT } from '../test-host.ts'

describe('a network from which far too much was ordered', () => {
  it('is told at the last click that nothing was ordered, with and without a script', async () => {
    const visit = await atTheCheckout()
    const { db } = visit.shopper.backend
    await visit.send('contact', CONTACT)
    const { html } = await visit.send('delivery', { option: 'standard', payment: 'prepayment' })
    const subject = createHash('sha256').update('order-client:test-network').digest('hex')
    await db.transaction(
      (sql) => sql`
        insert into attempt (subject, attempts, forgotten_at)
        values (${subject}, 60, ${Date.now() + 60_000})`,
    )

    const expectedTotalCents = /name="expectedTotalCents" value="(\d+)"/.exec(html)?.[1] ?? ''
    const order = { expectedTotalCents, terms: 'yes' }
    const refused = await visit.send('review', order)
    const posted = await visit.post('review', order)

    expect(refused.step).toBe('review')
    expect(refused.html).toContain('Von hier kamen gerade viele Bestellungen')
    expect(posted.headers.get('location')).toBe('/de/checkout/?step=review&notice=order-too-many')
    expect(await db.sql`select id from customer_order`).toEqual([])
  })
})
