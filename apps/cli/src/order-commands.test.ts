import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createReturn, type OrderReturn } from '@saum/contract/order-return'
import { redeemOrderCode, requestOrderCode } from '@saum/contract/order'
import * as v from '@saum/schema/schema'
import { settleCodeRequests } from '@saum/shop/tracking/code-request'
import type { TestBackend } from '@saum/testing/test-backend'
import { anOperatedShop, BUYER_EMAIL as EMAIL } from '@saum/testing/operated-shop'
import { describe, expect, it } from 'vitest'
import { runCommandLine } from './command-line.ts'

const NUMBER = /[A-Z]{2}\d{10}/

async function announce(backend: TestBackend, orderNumber: string): Promise<string> {
  const known = { orderNumber, email: EMAIL }
  await backend.post(requestOrderCode, known)
  await settleCodeRequests({ db: backend.db, now: Date.now })
  const [mail] = await backend.db.sql<{ slots: string }>`
    select slots from mail where kind = 'order-code' order by created_at desc limit 1`
  const { code } = v.parse(v.object({ code: v.string() }), JSON.parse(mail?.slots ?? '{}'))
  const redeemed = await backend.post(redeemOrderCode, { ...known, code })
  const { orderToken } = v.parse(redeemOrderCode.result, redeemed.body)
  const [piece] = await backend.db.sql<{ id: number }>`
    select id from order_item order by position limit 1`
  const items = [{ itemId: piece?.id ?? 0 }]
  const payload = { orderToken, items, method: 'label_pdf', requestKey: 'form' } as const
  return ((await backend.post(createReturn, payload)).body as OrderReturn).returnId
}

describe('saum orders', () => {
  it('takes an order all its way, and says what it did', async () => {
    const { run, said, buy: order } = await anOperatedShop(runCommandLine)
    const number = await order()

    expect(await run('orders', 'list')).toBe(0)
    expect(said.out).toMatch(new RegExp(`${number} +de +ordered +no`))
    for (const [args, done] of [
      [['pay', number], 'is paid'],
      [['pack', number], 'is packed'],
      [['ship', number, '--tracking', '00340'], 'is on its way'],
      [['deliver', number], 'is delivered'],
    ] as const) {
      expect(await run('orders', ...args)).toBe(0)
      expect(said.out).toBe(`${number} ${done}.\n`)
    }

    expect(await run('orders', 'show', number.toLowerCase())).toBe(0)
    expect(said.out).toMatch(/state +delivered/)
    expect(said.out).toMatch(/dhl +delivered +00340/)
    expect(said.out).toContain(`${EMAIL} (guest)`)
    expect(said.out).toMatch(/EUR 159\.98/)
  })

  it('says why an order cannot be moved and what to do first', async () => {
    const { run, said, buy: order } = await anOperatedShop(runCommandLine)
    const number = await order()

    expect(await run('orders', 'pack', number)).toBe(2)
    expect(said.err).toContain(`${number} is ordered and cannot be packed.`)
    expect(said.err).toContain('saum orders pay')
    expect(await run('orders', 'ship', number)).toBe(2)
    expect(said.err).toContain('saum orders pack')
    expect(await run('orders', 'ready', number)).toBe(2)
    expect(await run('orders', 'deliver', number)).toBe(2)
    expect(said.err).toContain(`saum orders ship ${number}`)
  })

  it('says so where it is done already, and what was sent by mistake', async () => {
    const { run, said, buy: order } = await anOperatedShop(runCommandLine)
    const number = await order()
    for (const step of ['pay', 'pack', 'ship']) await run('orders', step, number)

    expect(await run('orders', 'pack', number)).toBe(2)
    expect(said.err).toBe(`${number} is packed already.\n`)
    await run('orders', 'cancel', number)
    expect(said.err).toContain('comes back as a return')
    expect(await run('orders', 'tracking', number, '00342')).toBe(0)
    expect(said.out).toBe(`${number} is followed by 00342.\n`)
    await run('orders', 'deliver', number)
    expect(await run('orders', 'deliver', number)).toBe(2)
    expect(said.err).toBe(`${number} is delivered already.\n`)
    expect(await run('orders', 'tracking', number, '00343')).toBe(2)
    expect(said.err).toContain('is delivered: only what is on its way')
    expect(await run('orders', 'tracking', 'DE1', '00343')).toBe(2)
    expect(said.err).toContain('There is no order DE1')
  })

  it('does what can be done of several, and ends with 1', async () => {
    const { run, said, buy: order } = await anOperatedShop(runCommandLine)
    const number = await order()

    expect(await run('orders', 'cancel', number, 'DE2699999999')).toBe(1)

    expect(said.out).toContain(`${number} is cancelled`)
    expect(said.err).toContain('There is no order DE2699999999.')
    expect(await run('orders', 'list', '--state', 'cancelled')).toBe(0)
    expect(said.out).toMatch(NUMBER)
    expect(await run('orders', 'list', '--shop', 'ch')).toBe(0)
    expect(said.out).toContain('There are no such orders.')
  })

  it('sends a mail again, but none about what has not happened', async () => {
    const { run, said, buy: order, backend } = await anOperatedShop(runCommandLine)
    const number = await order()
    const mails = async () =>
      (await backend.db.sql`select id from mail where kind = 'payment-pending'`).length

    expect(await run('orders', 'resend', number, '--kind', 'payment-pending')).toBe(0)
    expect(await mails()).toBe(2)
    expect(await run('orders', 'resend', number, '--kind', 'shipped')).toBe(2)
    expect(said.err).toContain('saum orders show')
    expect(await run('orders', 'resend', 'DE2699999999')).toBe(2)
  })

  it('exports orders line by line, or piece by piece for a spreadsheet', async () => {
    const { run, said, buy: order, folder } = await anOperatedShop(runCommandLine)
    const number = await order()

    expect(await run('orders', 'export')).toBe(0)
    expect(JSON.parse(said.out)).toMatchObject({ publicKey: number, items: [{}, {}] })
    expect(await run('orders', 'export', '--output', 'orders.csv')).toBe(0)

    const [head, ...rows] = (await readFile(join(folder, 'orders.csv'), 'utf8'))
      .trim()
      .split('\r\n')
    expect(head).toContain('order;shop;state;placed')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain(';7999;0.19')
    expect(await run('orders', 'export', '--to', '2020-01-01')).toBe(0)
    expect(said.out).toBe('')
  })

  it.each([
    ['no number', ['orders', 'pack'], "missing required argument 'numbers'"],
    ['a state nobody knows', ['orders', 'list', '--state', 'lost'], 'Allowed choices'],
    ['a day that is none', ['orders', 'export', '--from', 'monday'], 'a day such as'],
    ['a file it cannot write', ['orders', 'export', '-o', 'orders.xlsx'], '.ndjson or .csv'],
    ['a return without reason', ['returns', 'reject', 'X-R1'], "required option '--reason"],
    ['an empty reason', ['returns', 'reject', 'X-R1', '--reason', ' '], 'one line'],
    ['half a cent', ['gift-cards', 'issue', '9.999'], 'an amount such as'],
    ['too much on a card', ['gift-cards', 'issue', '251'], 'between EUR 10.00 and EUR 250.00'],
    ['a return nobody knows', ['returns', 'receive', 'nobody'], 'There is no return NOBODY'],
    ['an order nobody knows', ['orders', 'show', 'DE1'], 'There is no order DE1'],
  ])('refuses %s with 2 and says what is wrong', async (_what, args, advice) => {
    const { run, said } = await anOperatedShop(runCommandLine)

    expect(await run(...args)).toBe(2)

    expect(said.err).toContain(advice)
  })

  it('shows examples', async () => {
    const { run, said } = await anOperatedShop(runCommandLine)

    expect(await run('orders', '--help')).toBe(0)
    expect(said.out).toContain('saum orders ship DE2600000017 --tracking')
    expect(await run('returns', '--help')).toBe(0)
    expect(said.out).toContain('saum returns refund')
  })
})

describe('saum returns', () => {
  it('takes a return all its way to the money', async () => {
    const { run, said, buy: order, backend } = await anOperatedShop(runCommandLine)
    const number = await order()
    for (const step of ['pay', 'pack', 'ship', 'deliver']) await run('orders', step, number)
    const id = await announce(backend, number)

    expect(await run('returns', 'list')).toBe(0)
    expect(said.out).toMatch(new RegExp(`${id} +announced +label_pdf +1 +0`))
    expect(await run('returns', 'refund', id)).toBe(2)
    expect(said.err).toContain(`${id} is announced and cannot be refunded`)
    for (const step of ['receive', 'inspect', 'refund']) {
      expect(await run('returns', step, id.toLowerCase())).toBe(0)
    }

    expect(said.out).toBe(`${id} is refunded: EUR 79.99.\n`)
    expect(await run('transfers', 'list')).toBe(0)
    expect(said.out).toMatch(new RegExp(`${number} +prepayment +EUR 79\\.99 +return:${id}`))
    expect(await run('transfers', 'done', number, '80')).toBe(2)
    expect(said.err).toBe(`${number} waits for EUR 79.99, not for this amount.\n`)
    expect(await run('transfers', 'done', number, '79.99')).toBe(0)
    expect(said.out).toBe(`${number}: EUR 79.99 transferred.\n`)
    expect(await run('transfers', 'done', number, '79.99')).toBe(2)
    expect(said.err).toContain('waits for no transfer')
    await run('transfers', 'list')
    expect(said.out).toContain('Nothing has to be transferred.')
    expect(await run('returns', 'list')).toBe(0)
    expect(said.out).toContain('There are no such returns.')
    await run('orders', 'show', number)
    expect(said.out).toMatch(/refunded +EUR 79\.99/)
  })

  it('shows what belongs into a parcel, and asks which of it was missing', async () => {
    const { run, said, buy: order, backend } = await anOperatedShop(runCommandLine)
    const number = await order()
    for (const step of ['pay', 'pack', 'ship', 'deliver']) await run('orders', step, number)
    const id = await announce(backend, number)

    expect(await run('returns', 'show', id)).toBe(0)
    expect(said.out).toMatch(/1 +Kleid.* +S +none/)
    expect(await run('returns', 'inspect', id, '--missing', '1')).toBe(2)
    expect(said.err).toContain(`saum returns show ${id}`)
    expect(await run('returns', 'show', 'DE1-R1')).toBe(2)
  })

  it('does not accept one, with the reason the customer reads', async () => {
    const { run, said, buy: order, backend } = await anOperatedShop(runCommandLine)
    const number = await order()
    for (const step of ['pay', 'pack', 'ship', 'deliver']) await run('orders', step, number)
    const id = await announce(backend, number)

    expect(await run('returns', 'reject', id, '--reason', 'Worn and washed')).toBe(0)

    expect(said.out).toContain(`${id} is rejected`)
    expect(await run('returns', 'inspect', id)).toBe(2)
    expect(said.err).toContain('is rejected and cannot be inspected')
  })
})

describe('saum gift-cards', () => {
  it('prints cards that can be paid with, and keeps neither number nor PIN', async () => {
    const { run, said, backend } = await anOperatedShop(runCommandLine)

    expect(await run('gift-cards', 'issue', '49,90', '--count', '2')).toBe(0)

    const cards = said.out.trim().split('\n').slice(1)
    expect(cards).toHaveLength(2)
    expect(cards[0]).toMatch(/^(?:\d{4} ){3}\d{4} +\d{6} +EUR 49\.90$/)
    const rows = await backend.db.sql<Record<string, unknown>>`select * from gift_card`
    expect(rows).toHaveLength(2)
    const number = cards[0]?.slice(0, 19).replaceAll(' ', '') ?? ''
    expect(JSON.stringify(rows)).not.toContain(number)
  })
})
