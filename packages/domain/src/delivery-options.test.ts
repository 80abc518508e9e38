import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countriesOf } from './address-rules.ts'
import {
  daysAfterOrder,
  daysAfterSending,
  deliveryOptions,
  workingDaysOf,
  type DeliveryQuestion,
} from './delivery-options.ts'
import { SHOPS } from './shops.ts'

const [de, at, , , en] = SHOPS
/** A Monday, nine o'clock in Berlin. */
const MONDAY = Date.parse('2026-11-16T08:00:00Z')

function question(overrides: Partial<DeliveryQuestion> = {}): DeliveryQuestion {
  return {
    countryCode: 'DE',
    goodsCents: 4_999,
    isLocker: false,
    hasBranch: true,
    nowMs: MONDAY,
    ...overrides,
  }
}

describe('the ways a parcel can go', () => {
  it('are three in Germany, each with its days and its price', () => {
    expect(deliveryOptions(de, question())).toEqual([
      {
        key: 'standard',
        carrierKey: 'dhl',
        feeCents: 395,
        deliveryDate: { min: '2026-11-18', max: '2026-11-20' },
      },
      {
        key: 'express',
        carrierKey: 'dhl',
        feeCents: 995,
        deliveryDate: { min: '2026-11-17', max: '2026-11-17' },
      },
      {
        key: 'collect',
        carrierKey: 'saum-branch',
        feeCents: 0,
        deliveryDate: { min: '2026-11-16', max: '2026-11-19' },
      },
    ])
  })

  it('are free from a value of goods on, but not in a hurry', () => {
    const fees = deliveryOptions(de, question({ goodsCents: 5_000 })).map(
      ({ feeCents }) => feeCents,
    )

    expect(fees).toEqual([0, 995, 0])
  })

  it('take an express parcel of the afternoon a day longer', () => {
    const afternoon = MONDAY + 4 * 3_600_000

    const express = deliveryOptions(de, question({ nowMs: afternoon }))[1]

    expect(express?.deliveryDate.min).toBe('2026-11-18')
  })

  it('do not lead to a Packstation in a hurry', () => {
    const keys = deliveryOptions(de, question({ isLocker: true })).map(({ key }) => key)

    expect(keys).toEqual(['standard', 'collect'])
  })

  it('are one where there is no branch', () => {
    const options = deliveryOptions(at, question({ countryCode: 'AT', hasBranch: false }))

    expect(options.map(({ key }) => key)).toEqual(['standard'])
  })

  it('cost and take what the country of the Union does', () => {
    const to = (countryCode: string) => deliveryOptions(en, question({ countryCode }))[0]

    expect(to('NL')).toMatchObject({ feeCents: 695 })
    expect(to('FR')).toMatchObject({ feeCents: 995 })
    expect(to('FI')).toMatchObject({ feeCents: 1_495, deliveryDate: { min: '2026-11-24' } })
  })

  it('are none to a country that is not served', () => {
    expect(deliveryOptions(de, question({ countryCode: 'AT' }))).toEqual([])
    expect(deliveryOptions(en, question({ countryCode: 'US' }))).toEqual([])
    expect(deliveryOptions(en, question({ countryCode: '' }))).toEqual([])
  })

  it('always begin with the usual one, whose days come in their order', () => {
    const anyShop = fc.constantFrom(...SHOPS)
    const anyMoment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2036, 0, 1) })
    fc.assert(
      fc.property(anyShop, anyMoment, fc.nat(50_000), (shop, nowMs, goodsCents) => {
        for (const countryCode of countriesOf(shop)) {
          const options = deliveryOptions(shop, question({ countryCode, nowMs, goodsCents }))
          expect(options[0]?.key).toBe('standard')
          for (const { deliveryDate, feeCents } of options) {
            expect(deliveryDate.min <= deliveryDate.max).toBe(true)
            expect(feeCents).toBeGreaterThanOrEqual(0)
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('the days a parcel is waited for', () => {
  it('are those it was offered with, counted from when it can be packed', () => {
    const shops = SHOPS.flatMap((shop) => countriesOf(shop).map((code) => ({ shop, code })))
    const moments = fc.integer({ min: MONDAY, max: MONDAY + 400 * 86_400_000 })

    fc.assert(
      fc.property(fc.constantFrom(...shops), moments, ({ shop, code: countryCode }, nowMs) => {
        for (const offer of deliveryOptions(shop, question({ countryCode, nowMs }))) {
          const { from, to } = daysAfterOrder(shop, { key: offer.key, countryCode }, nowMs)
          expect({ min: from, max: to }).toEqual(offer.deliveryDate)
        }
      }),
    )
  })

  it('are fewer by the one for packing once it has left', () => {
    const standard = { key: 'standard', countryCode: 'DE' } as const

    expect(daysAfterSending(de, standard, MONDAY)).toEqual({ from: '2026-11-17', to: '2026-11-19' })
    // A Friday evening.
    const friday = Date.parse('2026-11-20T18:00:00Z')
    expect(daysAfterSending(de, standard, friday)).toEqual({ from: '2026-11-23', to: '2026-11-25' })
    const express = { ...standard, key: 'express' } as const
    expect(daysAfterSending(de, express, friday)).toEqual({ from: '2026-11-23', to: '2026-11-23' })
  })

  it('can be told as a number before anybody knows when they begin', () => {
    expect(workingDaysOf(de, { key: 'standard', countryCode: 'DE' })).toEqual([2, 4])
    expect(workingDaysOf(de, { key: 'express', countryCode: 'DE' })).toEqual([1, 1])
    expect(workingDaysOf(en, { key: 'standard', countryCode: 'FI' })).toEqual([6, 10])
    expect(workingDaysOf(de, { key: 'collect', countryCode: 'DE' })).toBeNull()
  })
})
