import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeVoucher, type KeptVoucher, type VoucherOrder } from './voucher-rules.ts'

const NOW = Date.parse('2026-11-16T12:00:00Z')
const HOUR_MS = 3_600_000

function aKeptVoucher(overrides: Partial<KeptVoucher> = {}): KeptVoucher {
  return {
    code: 'WINTER10',
    startsAt: NOW - HOUR_MS,
    endsAt: NOW + HOUR_MS,
    isUsedUp: false,
    wish: { type: 'absolute', cents: 1_000 },
    minimumCents: null,
    isCombinable: true,
    ...overrides,
  }
}

function anOrder(overrides: Partial<VoucherOrder> = {}): VoucherOrder {
  return { goodsCents: 8_000, promotionNames: [], now: NOW, ...overrides }
}

describe('a voucher', () => {
  it('holds for an order it was made for', () => {
    expect(judgeVoucher(aKeptVoucher({ minimumCents: 8_000 }), anOrder())).toBeNull()
  })

  it('says when it will be good for the first time', () => {
    expect(judgeVoucher(aKeptVoucher({ startsAt: NOW + 1 }), anOrder())).toEqual({
      reason: 'not-started',
      moment: '2026-11-16T12:00:00.001Z',
    })
    expect(judgeVoucher(aKeptVoucher({ startsAt: NOW }), anOrder())).toBeNull()
  })

  it('says on which day it was good for the last time, even when it ended at midnight', () => {
    const midnight = Date.parse('2026-11-01T00:00:00Z')

    expect(judgeVoucher(aKeptVoucher({ startsAt: 0, endsAt: midnight }), anOrder())).toEqual({
      reason: 'expired',
      moment: '2026-10-31T23:59:59.999Z',
    })
    expect(judgeVoucher(aKeptVoucher({ endsAt: NOW + 1 }), anOrder())).toBeNull()
  })

  it('says what is missing to its minimum, to the cent', () => {
    expect(judgeVoucher(aKeptVoucher({ minimumCents: 8_001 }), anOrder())).toEqual({
      reason: 'below-minimum',
      minimumCents: 8_001,
      missingCents: 1,
    })
  })

  it('names the promotion it does not go with', () => {
    const order = anOrder({ promotionNames: ['Strick zu zweit', 'Anzug komplett'] })

    expect(judgeVoucher(aKeptVoucher({ isCombinable: false }), order)).toEqual({
      reason: 'not-combinable',
      promotionName: 'Strick zu zweit',
    })
    expect(judgeVoucher(aKeptVoucher(), order)).toBeNull()
  })

  it('has nothing to take off an empty basket, or one that costs nothing', () => {
    expect(judgeVoucher(aKeptVoucher(), anOrder({ goodsCents: 0 }))).toEqual({
      reason: 'nothing-to-reduce',
    })
  })

  it.each<[string, Partial<KeptVoucher>, Partial<VoucherOrder>, string]>([
    ['is over and used up', { endsAt: NOW, isUsedUp: true }, {}, 'expired'],
    ['is used up before it has begun', { startsAt: NOW + 1, isUsedUp: true }, {}, 'used-up'],
    [
      'has not begun and is for more',
      { startsAt: NOW + 1, minimumCents: 9_000 },
      {},
      'not-started',
    ],
    [
      'is for more than an empty basket',
      { minimumCents: 1 },
      { goodsCents: 0 },
      'nothing-to-reduce',
    ],
    [
      'is for more and goes with no promotion',
      { minimumCents: 9_000, isCombinable: false },
      { promotionNames: ['Strick zu zweit'] },
      'not-combinable',
    ],
  ])('that %s says what the shopper can do least about: %s', (_, voucher, order, reason) => {
    expect(judgeVoucher(aKeptVoucher(voucher), anOrder(order))).toMatchObject({ reason })
  })
})

describe('any voucher on any order', () => {
  const moment = fc.integer({ min: NOW - 3, max: NOW + 3 })
  const someCents = fc.integer({ min: 0, max: 5 })
  const vouchers = fc
    .record({
      startsAt: moment,
      endsAt: moment,
      isUsedUp: fc.boolean(),
      minimumCents: fc.option(someCents),
      isCombinable: fc.boolean(),
    })
    .map(aKeptVoucher)
  const orders = fc
    .record({
      goodsCents: someCents,
      promotionNames: fc.array(fc.constantFrom('Strick', 'Anzug'), { maxLength: 2 }),
      now: moment,
    })
    .map(anOrder)

  it('holds exactly when nothing speaks against it', () => {
    fc.assert(
      fc.property(vouchers, orders, (voucher, order) => {
        const speaksAgainst = [
          order.now < voucher.startsAt,
          order.now >= voucher.endsAt,
          voucher.isUsedUp,
          order.goodsCents === 0,
          order.goodsCents < (voucher.minimumCents ?? 0),
          !voucher.isCombinable && order.promotionNames.length > 0,
        ]

        expect(judgeVoucher(voucher, order) === null).toBe(!speaksAgainst.includes(true))
      }),
    )
  })

  it('never asks for more once the missing amount is there', () => {
    fc.assert(
      fc.property(vouchers, orders, (voucher, order) => {
        const fault = judgeVoucher(voucher, order)
        const missing = fault?.missingCents ?? 0
        const filled = { ...order, goodsCents: order.goodsCents + missing }

        const before = missing === 0 ? fault : null
        expect(judgeVoucher(voucher, filled)).toEqual(before)
        expect(fault?.reason === 'below-minimum').toBe(missing > 0)
      }),
    )
  })

  it('is not helped by buying more when it speaks of something else', () => {
    fc.assert(
      fc.property(vouchers, orders, fc.nat(), (voucher, order, more) => {
        const fault = judgeVoucher(voucher, order)
        fc.pre(fault !== null && fault.missingCents === undefined && order.goodsCents > 0)

        const richer = { ...order, goodsCents: order.goodsCents + more }
        expect(judgeVoucher(voucher, richer)).toEqual(fault)
      }),
    )
  })
})
