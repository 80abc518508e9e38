import {
  getOrderByToken,
  redeemOrderCode,
  requestOrderCode,
  trackOrder,
} from '@saum/contract/order'
import type { Call, PayloadOf } from '@saum/contract/call'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { takeMailSlot } from '../mail/mail-limit.ts'
import { settleCodeRequests } from './code-request.ts'
import { findProvenOrder } from './order-lookup.ts'
import { anOrder, lastCode } from '@saum/testing/delivered-order'
import { NOW } from '@saum/testing/order-placing'

const EMAIL = 'marie@example.com'
const ZIP = '20099'
const MINUTE_MS = 60_000
const NOT_FOUND = { status: 404, body: { kind: 'order-not-found', title: 'Order not found' } }
const TOO_MANY = {
  status: 429,
  body: { kind: 'too-many-requests', retryAfterSeconds: 15 * 60 },
}

describe.each(TEST_ENGINES)('[12] an order by its number on %s', (engine) => {
  async function aTracked(until: 'placed' | 'shipped' | 'delivered' = 'shipped') {
    const bought = await anOrder({ engine, until })
    const { backend, orderNumber } = bought
    const from =
      (clientKey?: string) =>
      <C extends Call>(call: C, payload: PayloadOf<C>, shopId: ShopId = SHOPS[0].shopId) =>
        backend.send({
          shopId,
          name: call.name,
          body: JSON.stringify({ payload }),
          ...(clientKey && { clientKey }),
        })
    const track = from()
    return { ...bought, from, track, number: orderNumber }
  }

  it('shows state, parcels and what has happened to who knows e-mail or postcode', async () => {
    const { track, number } = await aTracked()

    const byEmail = await track(trackOrder, { orderNumber: number, email: EMAIL })
    const byZip = await track(trackOrder, { orderNumber: number, zipCode: ZIP })

    expect(byEmail).toMatchObject({
      status: 200,
      body: {
        orderNumber: number,
        state: 'shipped',
        status: 'invoice_completed',
        packages: [{ carrierName: 'DHL', trackingNumber: '00340', status: 'shipped' }],
        events: [{ kind: 'ordered' }, { kind: 'paid' }, { kind: 'packed' }, { kind: 'shipped' }],
      },
    })
    expect(byZip).toMatchObject({ status: 200, body: { orderNumber: number, state: 'shipped' } })
  })

  it('keeps the number of the parcel from who knows but a postcode', async () => {
    const { track, number } = await aTracked()

    const { body } = await track(trackOrder, { orderNumber: number, zipCode: ZIP })

    expect(body).toMatchObject({
      packages: [{ carrierName: 'DHL', trackingNumber: null, trackingUrl: null }],
    })
    expect(JSON.stringify(body)).not.toContain('00340')
  })

  it('is guessed by postcode ten times a day, and still found by its e-mail address', async () => {
    const { from, number, clock } = await aTracked()
    const guess = (index: number, zipCode = String(index)) =>
      from(`network-${index}`)(trackOrder, { orderNumber: number, zipCode })

    for (let index = 0; index < 10; index++) expect(await guess(index)).toMatchObject(NOT_FOUND)
    clock.now += 60 * MINUTE_MS

    expect(await guess(11, ZIP)).toMatchObject({ status: 429 })
    const byEmail = await from('customer')(trackOrder, { orderNumber: number, email: EMAIL })
    expect(byEmail).toMatchObject({ status: 200 })
    clock.now += 24 * 60 * MINUTE_MS
    for (let visit = 0; visit < 12; visit++) {
      expect(await guess(12, ZIP)).toMatchObject({ status: 200 })
    }
  })

  it('tells neither goods nor address', async () => {
    const { track, number } = await aTracked()

    const { body } = await track(trackOrder, { orderNumber: number, zipCode: ZIP })

    expect(Object.keys(body as object).toSorted()).toEqual([
      'events',
      'orderNumber',
      'packages',
      'state',
      'status',
    ])
    expect(JSON.stringify(body)).not.toMatch(/Kurz|Hamburg|marie|Kleid/)
  })

  it('is found however the number, the address and the postcode are typed', async () => {
    const { track, number } = await aTracked()
    const spaced = ` ${number.slice(0, 4).toLowerCase()}-${number.slice(4)} `

    expect(
      await track(trackOrder, { orderNumber: spaced, email: ' Marie@Example.com ' }),
    ).toMatchObject({ status: 200 })
    expect(await track(trackOrder, { orderNumber: number, zipCode: '20 099' })).toMatchObject({
      status: 200,
    })
  })

  it('is answered the same for every mistake', async () => {
    const { from, number } = await aTracked()
    const mistakes: PayloadOf<typeof trackOrder>[] = [
      { orderNumber: 'DE2699999999', email: EMAIL },
      { orderNumber: number, email: 'other@example.com' },
      { orderNumber: number, zipCode: '10115' },
      { orderNumber: number },
      { orderNumber: number, email: '', zipCode: '' },
      { orderNumber: number, email: 'other@example.com', zipCode: ZIP },
      { orderNumber: "' or 1=1 --", email: '<script>' },
    ]

    const answers = await Promise.all(
      mistakes.map((mistake, index) => from(`client-${index}`)(trackOrder, mistake)),
    )
    const elsewhere = await from('x')(
      trackOrder,
      { orderNumber: number, email: EMAIL },
      SHOPS[1].shopId,
    )

    for (const answer of [...answers, elsewhere]) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject(NOT_FOUND)
  })

  it('asks the database as often for a wrong number as for a wrong address', async () => {
    const { db, number } = await aTracked()
    async function countQuestions(orderNumber: string, email: string) {
      let questions = 0
      const counting = Object.assign((...args: Parameters<typeof db.sql>) => {
        questions += 1
        return db.sql(...args)
      }, db.sql)
      expect(await findProvenOrder(counting, SHOPS[0], { orderNumber, email })).toBeNull()
      return questions
    }

    expect(await countQuestions('DE2699999999', EMAIL)).toBe(1)
    expect(await countQuestions(number, 'other@example.com')).toBe(1)
  })

  it('is guessed five times a quarter of an hour from one network, also all at once', async () => {
    const { from, number, clock } = await aTracked()
    const guess = (index: number) =>
      from('guesser')(trackOrder, { orderNumber: `DE26000${index}`, zipCode: ZIP })

    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)))
    const right = await from('guesser')(trackOrder, { orderNumber: number, zipCode: ZIP })
    const neighbour = await from('neighbour')(trackOrder, { orderNumber: number, zipCode: ZIP })
    clock.now = NOW + 15 * MINUTE_MS

    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
    expect(right).toMatchObject(TOO_MANY)
    expect(neighbour).toMatchObject({ status: 200 })
    expect(await guess(99)).toMatchObject(NOT_FOUND)
  })

  it('is guessed twenty times from however many networks', async () => {
    const { from, number } = await aTracked()

    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        from(`network-${index}`)(trackOrder, {
          orderNumber: number,
          email: `${index}@example.com`,
        }),
      ),
    )

    expect(answers.filter(({ status }) => status === 404)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('may be looked at as often as somebody likes who knows it', async () => {
    const { from, number } = await aTracked()

    for (let visit = 0; visit < 12; visit++) {
      expect(
        await from('customer')(trackOrder, { orderNumber: number, email: EMAIL }),
      ).toMatchObject({ status: 200 })
    }
  })
})

describe.each(TEST_ENGINES)('[12] a code by mail on %s', (engine) => {
  async function aCode() {
    const bought = await anOrder({ engine, until: 'shipped' })
    const { backend, orderNumber, parts } = bought
    const known = { orderNumber, email: EMAIL }
    return {
      ...bought,
      known,
      request: (wish = known) => backend.post(requestOrderCode, wish),
      redeem: (code: string, wish = known) => backend.post(redeemOrderCode, { ...wish, code }),
      code: () => lastCode(parts),
      async codes() {
        await settleCodeRequests(parts)
        const rows = await backend.db.sql`select id from mail where kind = 'order-code'`
        return rows.length
      },
    }
  }

  it('of six digits opens the whole order, once', async () => {
    const { request, redeem, code, backend, orderId, db } = await aCode()

    const requested = await request()
    const mailed = await code()
    const redeemed = await redeem(` ${mailed.slice(0, 3)} ${mailed.slice(3)} `)

    expect(requested).toMatchObject({ status: 204, body: null })
    expect(mailed).toMatch(/^\d{6}$/)
    const kept = await db.sql<{ hash: string }>`select code_hash as hash from order_code`
    expect(kept).toEqual([])
    const { orderToken } = redeemed.body as { orderToken: string }
    expect(await backend.post(getOrderByToken, { orderToken })).toMatchObject({
      status: 200,
      body: { id: orderId, address: { shipping: { city: 'Hamburg' } } },
    })
    expect(await redeem(mailed)).toMatchObject(NOT_FOUND)
  })

  it('is never kept as it is', async () => {
    const { request, code, db } = await aCode()
    await request()
    const mailed = await code()

    const [kept] = await db.sql<{ hash: string }>`select code_hash as hash from order_code`

    expect(kept?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(kept?.hash).not.toContain(mailed)
  })

  it('is promised to everybody alike and mailed only to who has ordered', async () => {
    const { request, known, codes } = await aCode()

    const right = await request()
    const wrong = await request({ ...known, email: 'other@example.com' })
    const unknown = await request({ ...known, orderNumber: 'DE2699999999' })

    expect(wrong).toEqual(right)
    expect(unknown).toEqual(right)
    expect(await codes()).toBe(1)
  })

  it('is mailed to an address strangers have mails sent to, three times an hour', async () => {
    const { request, codes, db, clock } = await aCode()
    await db.transaction(async (sql) => {
      for (let turn = 0; turn < 3; turn++) await takeMailSlot(sql, { email: EMAIL, now: NOW })
    })

    for (let turn = 0; turn < 3; turn++) await request()
    const sent = await codes()
    clock.now += 15 * MINUTE_MS
    const later = await request()

    expect([sent, later.status, await codes()]).toEqual([3, 204, 3])
  })

  it('is asked for with the same writes whether there is such an order or not', async () => {
    const { request, known, db } = await aCode()
    const kept = async () => ({
      codes: await db.sql`select order_id from order_code`,
      mails: await db.sql`select id from mail where kind = 'order-code'`,
      requests: (await db.sql`select id from order_code_request`).length,
    })

    await request()
    const afterRight = await kept()
    await request({ ...known, orderNumber: 'DE2699999999' })

    expect(afterRight).toEqual({ codes: [], mails: [], requests: 1 })
    expect(await kept()).toEqual({ codes: [], mails: [], requests: 2 })
  })

  it('is good for five tries, even the right one after that', async () => {
    const { request, redeem, code } = await aCode()
    await request()
    const right = await code()
    const wrong = right === '000000' ? '111111' : '000000'

    const tries = await Promise.all(Array.from({ length: 5 }, () => redeem(wrong)))

    for (const answer of tries) expect(answer).toMatchObject(NOT_FOUND)
    expect(await redeem(right)).toMatchObject(NOT_FOUND)
  })

  it('is good for a quarter of an hour, and gone when a new one is sent', async () => {
    const { request, redeem, code, clock, backend, db } = await aCode()
    await request()
    const first = await code()
    clock.now += 1
    await request()
    const second = await code()

    const replaced = first === second ? NOT_FOUND : await redeem(first)
    clock.now += 15 * MINUTE_MS

    expect(replaced).toMatchObject(NOT_FOUND)
    expect(await redeem(second)).toMatchObject(NOT_FOUND)
    await backend.runBackgroundWork()
    expect(await db.sql`select order_id from order_code`).toEqual([])
  })

  it('opens nothing with another address, another number, or nonsense', async () => {
    const { request, redeem, code, known } = await aCode()
    await request()
    const right = await code()

    expect(await redeem(right, { ...known, email: 'other@example.com' })).toMatchObject(NOT_FOUND)
    expect(await redeem(right, { ...known, orderNumber: 'DE2699999999' })).toMatchObject(NOT_FOUND)
    for (const nonsense of ['', '٣٤٥٦٧٨', '🧵🧵🧵', '<b>1</b>']) {
      expect(await redeem(nonsense)).toMatchObject(NOT_FOUND)
    }
    expect(await redeem('1'.repeat(10_240))).toMatchObject({ status: 400 })
  })

  it('is not mailed again and again', async () => {
    const { request, codes } = await aCode()

    const answers = await Promise.all(Array.from({ length: 8 }, () => request()))

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await codes()).toBe(3)
  })
})
