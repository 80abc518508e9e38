import { createBackend } from '@saum/contract/backend'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { checkingOut } from '@saum/testing/checkout-shopper'
import { startTestBackend } from '@saum/testing/test-backend'
import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import { ACCESS_INTENT } from '#app/features/order-access/access-answer.ts'
import { answerTracking } from './answer-tracking.ts'

const EMAIL = 'anna@saum.example'

/** An order somebody placed a moment ago, in the real service; only the mails go into a list. */
async function anOrder() {
  const mails: string[] = []
  const service = await startTestBackend({
    catalog: { categories: [aCategory()], products: [aDress()] },
    mailTransport: { send: async ({ source }) => void mails.push(source) },
  })
  const shopper = checkingOut(service)
  await shopper.add({ variantId: 701, quantity: 1 })
  await shopper.prepare({ email: EMAIL })
  const placed = v.parse(v.object({ orderNumber: v.string() }), (await shopper.order()).body)
  const { shopId } = DEFAULT_SHOP
  const backend = createBackend(service.transport, { shopId, requestId: 'test', clientKey: 'n' })
  function send(fields: Record<string, string>) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return answerTracking(backend, form)
  }
  async function mailedCode() {
    await service.runBackgroundWork()
    const codes = mails.flatMap((mail) => /^\W*(\d{6})\W*$/m.exec(mail)?.[1] ?? [])
    return codes.at(-1) ?? ''
  }
  return { ...placed, send, mailedCode, mails }
}

describe('[2.14] the tracking of an order', () => {
  it('knows an order by its number with the e-mail or the postcode', async () => {
    const { orderNumber, send } = await anOrder()

    const byEmail = await send({ orderNumber, match: EMAIL.toUpperCase() })
    const byPostcode = await send({ orderNumber: orderNumber.toLowerCase(), match: ' 10115 ' })

    expect(byEmail).toMatchObject({ tracked: { orderNumber }, access: { typed: { orderNumber } } })
    expect(byPostcode).toMatchObject({ tracked: { orderNumber } })
  })

  it('has one answer for any mismatch', async () => {
    const { orderNumber, send } = await anOrder()

    const unknown = { isUnknown: true, tracked: null, access: null, faults: {} }
    expect(await send({ orderNumber, match: 'otto@saum.example' })).toMatchObject(unknown)
    expect(await send({ orderNumber, match: '99999' })).toMatchObject(unknown)
    expect(await send({ orderNumber: 'DE26999999-9', match: EMAIL })).toMatchObject(unknown)
  })

  it('says how many minutes to wait who has guessed too often', async () => {
    const { orderNumber, send } = await anOrder()

    const answers = []
    for (let guess = 0; guess < 7; guess += 1) {
      answers.push(await send({ orderNumber, match: `${10_200 + guess}` }))
    }

    expect(answers[0]).toMatchObject({ isUnknown: true })
    const last = answers.at(-1)
    expect(last).toMatchObject({ isUnknown: false, tracked: null })
    expect(last && 'waitMinutes' in last && last.waitMinutes).toBeGreaterThan(0)
  })

  it('keeps what was typed beside what is missing', async () => {
    const { send } = await anOrder()

    expect(await send({ orderNumber: 'DE1', match: ' ' })).toMatchObject({
      typed: { orderNumber: 'DE1' },
      faults: { match: { kind: 'required' } },
    })
  })

  it.each(['<script>', '🧵'.repeat(30), 'ä'.repeat(10_000), '@'.repeat(300), "' or 1=1 --"])(
    'is never out of order, whatever is typed',
    async (typed) => {
      const { send } = await anOrder()

      const answer = await send({ orderNumber: typed, match: typed })

      expect(answer).toMatchObject({ tracked: null })
    },
  )
})

describe('the code by mail', () => {
  it('opens the whole order for who reads the mails of its address', async () => {
    const { orderNumber, send, mailedCode } = await anOrder()
    const who = { orderNumber, email: EMAIL }

    const asked = await send({ ...who, intent: ACCESS_INTENT.code })
    expect(asked).toMatchObject({ access: { step: 'code', typed: who } })

    const code = await mailedCode()
    const opened = await send({ ...who, intent: ACCESS_INTENT.redeem, code })
    expect(opened).toEqual({ orderToken: expect.any(String) })
  })

  it('is answered alike for an order that does not exist', async () => {
    const { orderNumber, send } = await anOrder()

    const known = await send({ orderNumber, email: EMAIL, intent: ACCESS_INTENT.code })
    const unknown = await send({
      orderNumber: 'DE26999999-9',
      email: EMAIL,
      intent: ACCESS_INTENT.code,
    })

    const said = { access: { step: 'code', faults: {}, waitMinutes: null } }
    expect(known).toMatchObject(said)
    expect(unknown).toMatchObject(said)
  })

  it('may be typed again where it was wrong', async () => {
    const { orderNumber, send } = await anOrder()
    const who = { orderNumber, email: EMAIL }
    await send({ ...who, intent: ACCESS_INTENT.code })

    const answer = await send({ ...who, intent: ACCESS_INTENT.redeem, code: '12' })

    expect(answer).toMatchObject({
      access: { step: 'code', typed: who, faults: { code: { kind: 'invalid' } } },
    })
  })
})
