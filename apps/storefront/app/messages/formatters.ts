import type { Money } from '@saum/domain/money'
import type { Shop } from '@saum/domain/shops'
import { writeMoney, writeNumber } from '@saum/domain/number-writer'

/**
 * `date` 5. Januar 2027 · `numeric` 05.01.2027 · `weekday` Dienstag, 5. Januar · `time` 14:30.
 * Date and time together are the text's business: browsers disagree on the word between them.
 */
const DATE_STYLES = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof DATE_STYLES

export interface Formatters {
  formatMoney: (amount: Money) => string
  formatNumber: (value: number) => string
  formatDate: (when: Date | number, style?: DateStyle) => string
  pluralOf: (count: number) => Intl.LDMLPluralRule
}

const cache = new Map<Shop, Formatters>()

/** Intl objects take up to a millisecond to build, so every shop's are built once per process or tab. */
export function formattersFor(shop: Shop): Formatters {
  const known = cache.get(shop)
  if (known) return known
  const formatters = createFormatters(shop)
  cache.set(shop, formatters)
  return formatters
}

function createFormatters({ locale, timeZone }: Shop): Formatters {
  const plural = new Intl.PluralRules(locale)
  const dates = new Map<DateStyle, Intl.DateTimeFormat>()

  function dateFormat(style: DateStyle) {
    const known = dates.get(style)
    if (known) return known
    const created = new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone })
    dates.set(style, created)
    return created
  }

  return {
    formatMoney: (amount) => writeMoney(amount, locale),
    formatNumber: (value) => writeNumber(value, locale),
    formatDate: (when, style = 'date') => dateFormat(style).format(when),
    pluralOf: (count) => plural.select(count),
  }
}
