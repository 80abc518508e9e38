import type { Shop } from '@saum/domain/shops'
import { wallTimeAt } from '@saum/domain/zoned-time'
import { fillSlots } from '../mail/fill-slots.ts'
import { wordsFor } from './shop-words.ts'

/** Amounts, days and times as they are written in one shop. */
export interface ValueWriter {
  money(cents: number): string
  /** `15. November 2026` */
  date(day: string): string
  /** `Mi., 18. November` */
  shortDate(day: string): string
  /** The day of a moment where the shop is. */
  dayOf(instantMs: number): string
  /** `11:12 Uhr` */
  time(instantMs: number): string
  country(code: string): string
  rate(rate: number): string
}

export function valueWriter(shop: Shop): ValueWriter {
  const { locale, currency, timeZone, language } = shop
  const words = wordsFor(locale)
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const days = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (day: string) => format.format(new Date(day))
  }
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return {
    money: (cents) => money.format(cents / 100),
    date: days({ day: 'numeric', month: 'long', year: 'numeric' }),
    shortDate: days({ weekday: 'short', day: 'numeric', month: 'long' }),
    dayOf: (instantMs) => wallTimeAt(instantMs, timeZone).day,
    time: (instantMs) => fillSlots(words.time, { time: clock.format(instantMs) }),
    country: (code) => countries.of(code) ?? code,
    rate: (value) => rate.format(value),
  }
}
