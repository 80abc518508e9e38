import type { PayloadOf } from '@saum/contract/call'
import {
  getDeclarationReceipt,
  submitContractCancellation,
  submitWithdrawal,
  type DeclarationReceipt,
} from '@saum/contract/withdrawal'
import { SHOPS } from '@saum/domain/shops'
import type { TestAnswer } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { anOrder, type OrderWish } from '@saum/testing/delivered-order'
import { countOf, mailsIn, NOW, stockOf } from '@saum/testing/order-placing'
import { listReturnsOfOrder } from '../order-return/return-storage.ts'
import { DAY_MS } from '../pricing/price-timeline.ts'
import { packOrder, shipOrder } from '../order/operate.ts'
import { closeDeclaration, listDeclarations } from './declaration-storage.ts'

const [de, , ch] = SHOPS
const EMAIL = 'marie@example.com'

type Form = Partial<PayloadOf<typeof submitWithdrawal>>

describe.each(TEST_ENGINES)('[13] a withdrawal without login on %s', (engine) => {
  async function aBuyer(wish: Partial<OrderWish> = {}) {
    const bought = await anOrder({ engine, ...wish })
    const { backend, orderNumber, db } = bought
    const withdraw = (form: Form = {}, shopId = de.shopId as (typeof SHOPS)[number]['shopId']) =>
      backend.post(
        submitWithdrawal,
        { requestKey: 'form-1', name: 'Marie Kurz', contract: orderNumber, email: EMAIL, ...form },
        shopId,
      )
    const open = () => listDeclarations(db.sql, { isAll: false, limit: 10 })
    return { ...bought, withdraw, open, settle: backend.runBackgroundWork }
  }

  function receiptOf({ body }: TestAnswer): DeclarationReceipt {
    return body as DeclarationReceipt
  }

  it('is kept word for word and receipted at once, with a paper', async () => {
    const { withdraw, settle, db, backend } = await aBuyer()

    const answer = await withdraw({ contract: 'das grüne Kleid', scope: 'nur eines' })
    await settle()

    expect(answer.status).toBe(200)
    const receipt = receiptOf(answer)
    expect(receipt).toMatchObject({ receivedAt: new Date(NOW).toISOString(), email: EMAIL })
    expect(receipt.confirmationId).toMatch(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
    expect(receipt.receiptUrl).toMatch(/^\/de\/paper\//)
    expect(await mailsIn(db)).toContain(`withdrawal-receipt:${receipt.confirmationId}`)
    const [kept] = await listDeclarations(db.sql, { isAll: true, limit: 10 })
    expect(kept?.document).toEqual({
      kind: 'withdrawal',
      name: 'Marie Kurz',
      contract: 'das grüne Kleid',
      scope: 'nur eines',
    })
    const { receiptToken } = receipt
    expect(await backend.post(getDeclarationReceipt, { receiptToken })).toEqual(answer)
  })

  it('is shown again for a day to who has just declared it, and to nobody by its number', async () => {
    const { withdraw, backend, clock } = await aBuyer()
    const { receiptToken, confirmationId } = receiptOf(await withdraw())
    const show = (token: string, shopId = de.shopId as (typeof SHOPS)[number]['shopId']) =>
      backend.post(getDeclarationReceipt, { receiptToken: token }, shopId)

    expect(await show(receiptToken)).toMatchObject({ status: 200, body: { confirmationId } })
    expect(await show(confirmationId)).toMatchObject({ status: 404 })
    expect(await show(receiptToken, ch.shopId)).toMatchObject({ status: 404 })
    clock.now += DAY_MS
    expect(await show(receiptToken)).toMatchObject({ status: 404 })
  })

  it('is one, however often the button is pressed', async () => {
    const { withdraw, settle, db } = await aBuyer()

    const answers = await Promise.all([1, 2, 3].map(() => withdraw()))
    await Promise.all([settle(), settle()])
    await settle()

    expect(new Set(answers.map((answer) => receiptOf(answer).confirmationId)).size).toBe(1)
    expect(await countOf(db, 'declaration')).toBe(1)
    expect((await mailsIn(db)).filter((mail) => mail.startsWith('withdrawal'))).toHaveLength(1)
  })

  it('is answered alike whether there is such an order or not', async () => {
    const { withdraw, orderNumber, settle, backend } = await aBuyer()

    const right = await withdraw({ requestKey: 'a' })
    const wrongEmail = await withdraw({ requestKey: 'b', email: 'other@example.com' })
    await settle()

    expect(receiptOf(right).isMatched).toBe(true)
    expect(receiptOf(wrongEmail).isMatched).toBe(true)
    const { receiptToken } = receiptOf(wrongEmail)
    expect(await backend.post(getDeclarationReceipt, { receiptToken })).toMatchObject({
      body: { isMatched: true },
    })
    const typo = orderNumber.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    expect(receiptOf(await withdraw({ requestKey: 'c', contract: typo })).isMatched).toBe(false)
  })

  it('cancels what was not sent: stock and money are back', async () => {
    const { withdraw, settle, order, db, open } = await aBuyer({ until: 'placed' })

    await withdraw()
    await settle()

    expect(await order()).toMatchObject({
      state: 'cancelled',
      pieces: [{ state: 'cancelled' }, { state: 'cancelled' }],
    })
    expect(await stockOf(db)).toBe(9)
    expect(await open()).toEqual([])
  })

  it('of what was sent opens a return of all of it, with delivery and a label', async () => {
    const { withdraw, settle, orderId, db, order, open } = await aBuyer({ until: 'shipped' })

    await withdraw({ contract: `Bestellung Nr. ${(await order()).orderNumber} von gestern` })
    await settle()
    await settle()

    const returns = await listReturnsOfOrder(db.sql, orderId)
    expect(returns).toMatchObject([
      {
        state: 'announced',
        method: 'label_pdf',
        document: { isWithdrawal: true },
        sendBackUntil: '2026-11-30',
        items: [{ reason: 'none' }, { reason: 'none' }],
      },
    ])
    expect(await open()).toEqual([])
    expect((await mailsIn(db)).some((mail) => mail.startsWith('return-registered'))).toBe(false)
  })

  it('that leaves something out waits for a person, with the rest on its way back', async () => {
    const { withdraw, settle, orderId, db, order, open } = await aBuyer()
    const [first, second] = (await order()).pieces
    if (first === undefined) throw new Error('Nothing was ordered')
    const { product } = first.document
    const returnExclusion = { ...product.attributes['name'], key: 'returnExclusion' }
    const document = JSON.stringify({
      ...first.document,
      product: { ...product, attributes: { ...product.attributes, returnExclusion } },
    })
    await db.transaction(
      (sql) => sql`update order_item set document = ${document} where id = ${first.id}`,
    )

    await withdraw()
    await settle()

    const [kept] = await listReturnsOfOrder(db.sql, orderId)
    expect(kept?.items).toMatchObject([{ pieceId: second?.id }])
    expect(await open()).toMatchObject([{ orderId, returnId: kept?.id, handledAt: null }])
  })

  it('of some pieces keeps the order from being packed and sent until somebody has looked', async () => {
    const { withdraw, settle, parts, orderId, db } = await aBuyer({ until: 'placed' })
    const { confirmationId } = receiptOf(await withdraw({ scope: 'nur das Kleid in S' }))
    await settle()
    const refusal = { kind: 'declared', declarationId: confirmationId }

    expect(await packOrder(parts, orderId)).toEqual({ ok: false, refusal })
    expect(await packOrder(parts, orderId, { isDespiteDeclaration: true })).toMatchObject({
      ok: true,
    })
    expect(await shipOrder(parts, { orderId, trackingNumber: null })).toEqual({
      ok: false,
      refusal,
    })
    await db.transaction((sql) => closeDeclaration(sql, confirmationId, NOW))
    expect(await shipOrder(parts, { orderId, trackingNumber: null })).toMatchObject({ ok: true })
  })

  it('after the returns have closed waits for a person', async () => {
    const { withdraw, settle, orderId, db, clock, open } = await aBuyer()
    clock.now = NOW + 40 * DAY_MS

    await withdraw()
    await settle()

    expect(await listReturnsOfOrder(db.sql, orderId)).toEqual([])
    expect(await open()).toMatchObject([{ orderId, returnId: null, handledAt: null }])
  })

  it('of some pieces waits for a person, and so does one nobody can match', async () => {
    const { withdraw, settle, order, open } = await aBuyer({ until: 'placed' })

    await withdraw({ requestKey: 'a', scope: 'nur das Kleid in S' })
    await withdraw({ requestKey: 'b', contract: 'mein Kleid' })
    await withdraw({ requestKey: 'c', email: 'other@example.com' })
    await settle()

    expect(await order()).toMatchObject({ state: 'ordered' })
    expect(await open()).toHaveLength(3)
  })

  it('in Switzerland is kept and receipted, but returns are by agreement', async () => {
    const { withdraw, settle, open } = await aBuyer()

    const answer = await withdraw({}, ch.shopId)
    await settle()

    expect(answer.status).toBe(200)
    expect(await open()).toHaveLength(1)
  })

  it('that cannot be dealt with is receipted all the same, and keeps nobody waiting', async () => {
    const { withdraw, settle, db, backend, open } = await aBuyer()
    await withdraw({ requestKey: 'a' })
    await withdraw({ requestKey: 'b', contract: 'mein Kleid' })
    await db.transaction((sql) => sql`update customer_order set document = '{'`)

    await settle()
    await settle()

    expect((await mailsIn(db)).filter((mail) => mail.startsWith('withdrawal'))).toHaveLength(2)
    expect(await open()).toHaveLength(2)
    expect(backend.logged).toMatchObject([{ message: 'A declaration has to be looked at' }])
  })

  it('twice for the same order leads to one return', async () => {
    const { withdraw, settle, orderId, db } = await aBuyer()

    await withdraw({ requestKey: 'a' })
    await withdraw({ requestKey: 'b' })
    await Promise.all([settle(), settle()])

    expect(await listReturnsOfOrder(db.sql, orderId)).toHaveLength(1)
  })

  it('is mailed ten times a day from one network to one address, but kept and shown always', async () => {
    const { backend, orderNumber, settle, db } = await aBuyer()
    const declareFrom = (clientKey: string, requestKey: string) => {
      const form = { requestKey, name: 'M', contract: orderNumber, email: EMAIL, scope: 'eines' }
      const body = JSON.stringify({ payload: form })
      return backend.send({ shopId: de.shopId, name: submitWithdrawal.name, body, clientKey })
    }

    for (let count = 0; count < 11; count++) {
      expect(await declareFrom('stranger', `form-${count}`)).toMatchObject({ status: 200 })
    }
    const own = receiptOf(await declareFrom('at-home', 'mine'))
    await settle()

    expect(await countOf(db, 'declaration')).toBe(12)
    const mails = (await mailsIn(db)).filter((mail) => mail.startsWith('withdrawal'))
    expect(mails).toHaveLength(11)
    expect(mails).toContain(`withdrawal-receipt:${own.confirmationId}`)
  })

  it.each<[string, Form]>([
    ['no name', { name: ' ' }],
    ['no contract', { contract: '' }],
    ['ten kilobytes', { name: 'A'.repeat(10_240) }],
    ['a control sign', { name: 'Marie\u0000' }],
    ['no address', { email: 'marie' }],
    ['a long scope', { scope: 'A'.repeat(8001) }],
    ['an escape sequence in what it is about', { scope: 'Kleid\u001B[2J' }],
  ])('is refused with %s, and nothing is kept', async (_, form) => {
    const { withdraw, db } = await aBuyer()

    expect(await withdraw(form)).toMatchObject({ status: 400 })

    expect(await countOf(db, 'declaration')).toBe(0)
  })

  it('names a long list of pieces to the last one', async () => {
    const { withdraw, open } = await aBuyer()
    const pieces = Array.from({ length: 80 }, (_, index) => `Kleid Nummer ${index}, Größe M`)

    await withdraw({ scope: pieces.join('\r\n') })

    expect(await open()).toMatchObject([{ document: { scope: pieces.join('\n') } }])
  })

  it('keeps scripts and emoji as the words they are', async () => {
    const { withdraw, open } = await aBuyer()

    await withdraw({
      name: '<script>alert(1)</script> 🧵',
      contract: "'; drop table declaration; --",
    })

    expect(await open()).toMatchObject([
      {
        document: {
          name: '<script>alert(1)</script> 🧵',
          contract: "'; drop table declaration; --",
        },
      },
    ])
  })
})

describe.each(TEST_ENGINES)('[13] the cancellation of a contract without login on %s', (engine) => {
  async function aBuyer() {
    const bought = await anOrder({ engine, until: 'placed' })
    const cancel = (form: Partial<PayloadOf<typeof submitContractCancellation>> = {}) =>
      bought.backend.post(submitContractCancellation, {
        requestKey: 'form-1',
        kind: 'ordinary',
        name: 'Marie Kurz',
        contract: 'Abo Socken',
        email: EMAIL,
        ...form,
      })
    return { ...bought, cancel }
  }

  it('is kept, receipted by mail and left to a person', async () => {
    const { cancel, db, backend } = await aBuyer()

    const answer = await cancel({ endsOn: '2026-12-31' })
    await backend.runBackgroundWork()

    const { confirmationId } = answer.body as DeclarationReceipt
    expect(await mailsIn(db)).toContain(`cancellation-receipt:${confirmationId}`)
    expect(await listDeclarations(db.sql, { isAll: false, limit: 9 })).toMatchObject([
      { id: confirmationId, document: { type: 'ordinary', endsOn: '2026-12-31' } },
    ])
  })

  it('for an important reason names it', async () => {
    const { cancel, db } = await aBuyer()

    const without = await cancel({ kind: 'extraordinary', reason: '  ' })

    expect(without).toMatchObject({ status: 422, body: { kind: 'reason-missing' } })
    expect(await countOf(db, 'declaration')).toBe(0)
    expect(await cancel({ kind: 'extraordinary', reason: 'Umzug' })).toMatchObject({ status: 200 })
  })

  it('takes no escape sequence for a reason', async () => {
    const { cancel, db } = await aBuyer()

    const answer = await cancel({ kind: 'extraordinary', reason: 'Umzug\u001B]0;x\u0007' })

    expect(answer).toMatchObject({ status: 400 })
    expect(await countOf(db, 'declaration')).toBe(0)
  })

  it.each(['2026-02-31', 'soon', '31.12.2026'])('does not end on %s', async (endsOn) => {
    const { cancel } = await aBuyer()

    expect(await cancel({ endsOn })).toMatchObject({ status: 400 })
  })
})
