import { money } from '@saum/domain/money'
import { SHOPS, type Shop } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formattersFor } from './formatters.ts'

// Written as escapes: the kind of space is what these tests are about.
const NBSP = '\u00a0'

function inEveryShop<Value>(read: (shop: Shop) => Value): Record<string, Value> {
  return Object.fromEntries(SHOPS.map((shop) => [shop.path, read(shop)]))
}

describe('money', () => {
  it('is written as each country writes it', () => {
    const written = inEveryShop((shop) => {
      return formattersFor(shop).formatMoney(money(17900, shop.currency))
    })

    expect(written).toEqual({
      de: `179,00${NBSP}€`,
      at: `€${NBSP}179,00`,
      ch: `CHF${NBSP}179.00`,
      'fr-ch': `179.00${NBSP}CHF`,
      en: '€179.00',
    })
  })

  it('groups thousands and keeps the cents', () => {
    const written = inEveryShop((shop) => {
      return formattersFor(shop).formatMoney(money(123_456, shop.currency))
    })

    expect(written).toEqual({
      de: `1.234,56${NBSP}€`,
      at: `€${NBSP}1.234,56`,
      ch: `CHF${NBSP}1’234.56`,
      'fr-ch': `1’234.56${NBSP}CHF`,
      en: '€1,234.56',
    })
  })

  it('puts the minus of a reduction first', () => {
    const written = inEveryShop((shop) => {
      return formattersFor(shop).formatMoney(money(-1005, shop.currency))
    })

    expect(written).toEqual({
      de: `−10,05${NBSP}€`,
      at: `−€${NBSP}10,05`,
      ch: `−CHF${NBSP}10.05`,
      'fr-ch': `−10.05${NBSP}CHF`,
      en: '−€10.05',
    })
  })

  it('never shows a digit that is not in the cents', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SHOPS), fc.nat(99_999_999), (shop, cents) => {
        const digits = formattersFor(shop).formatMoney(money(cents, shop.currency))
        expect(Number(digits.replace(/\D/g, ''))).toBe(cents)
      }),
    )
  })
})

describe('dates', () => {
  // 23:30 UTC is already the next day in all our shops.
  const lateEvening = Date.UTC(2027, 0, 4, 23, 30)

  it('are told in the time zone of the shop, wherever the server stands', () => {
    expect(inEveryShop((shop) => formattersFor(shop).formatDate(lateEvening))).toEqual({
      de: '5. Januar 2027',
      at: '5. Jänner 2027',
      ch: '5. Januar 2027',
      'fr-ch': '5 janvier 2027',
      en: '5 January 2027',
    })
  })

  it('have a short form, a form with the weekday and a time of day', () => {
    const written = inEveryShop((shop) => {
      const { formatDate } = formattersFor(shop)
      const styles = ['numeric', 'weekday', 'time'] as const
      return styles.map((style) => formatDate(new Date(lateEvening), style))
    })

    expect(written).toEqual({
      de: ['05.01.2027', 'Dienstag, 5. Januar', '00:30'],
      at: ['05.01.2027', 'Dienstag, 5. Jänner', '00:30'],
      ch: ['05.01.2027', 'Dienstag, 5. Januar', '00:30'],
      'fr-ch': ['05.01.2027', 'mardi 5 janvier', '00:30'],
      en: ['05/01/2027', 'Tuesday 5 January', '00:30'],
    })
  })
})

describe('numbers', () => {
  it('are grouped as each country does', () => {
    expect(inEveryShop((shop) => formattersFor(shop).formatNumber(12_345.6))).toEqual({
      de: '12.345,6',
      at: '12.345,6',
      ch: '12’345.6',
      'fr-ch': '12’345,6',
      en: '12,345.6',
    })
  })

  it('agree with Intl where its locale data has been stable', () => {
    const counts = fc.oneof(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 100_000_000 }).map((thousandths) => thousandths / 1000),
    )
    fc.assert(
      fc.property(fc.constantFrom(SHOPS[0], SHOPS[4]), counts, (shop, value) => {
        const expected = new Intl.NumberFormat(shop.locale).format(value).replace('-', '−')
        expect(formattersFor(shop).formatNumber(value)).toBe(expected)
      }),
    )
  })
})
