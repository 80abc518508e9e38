import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import { money } from '@saum/domain/money'
import { writeMoney, writeNumber } from '@saum/domain/number-writer'
import { SHOPS, type Locale, type Shop } from '@saum/domain/shops'
import deAt from '../messages/de-AT.json' with { type: 'json' }
import deCh from '../messages/de-CH.json' with { type: 'json' }
import deDe from '../messages/de-DE.json' with { type: 'json' }
import enGb from '../messages/en-GB.json' with { type: 'json' }
import frCh from '../messages/fr-CH.json' with { type: 'json' }
import { html, type Html } from './markup.ts'

export type MessageKey = keyof typeof deDe

const MESSAGES: Record<Locale, Record<MessageKey, string>> = {
  'de-DE': deDe,
  'de-AT': deAt,
  'de-CH': deCh,
  'fr-CH': frCh,
  'en-GB': enGb,
}

type Values = Record<string, string | number>

/** The words of one shop, and how it writes what is no word. */
export interface ShopText {
  shop: Shop
  t(key: MessageKey, values?: Values): string
  /** A text with markup in its slots, such as a link. */
  rich(key: MessageKey, slots: Readonly<Record<string, Html>>): Html
  money(cents: number): string
  /** 0.081 as «8,1», the sign left to the text. */
  percent(share: number): string
  /** `2026-11-18` as «Mi, 18. November». */
  day(date: string): string
  days(range: { min: string; max: string }): string
  moment(iso: string): string
  country(code: string): string
}

const texts = new Map<number, ShopText>(SHOPS.map((shop) => [shop.shopId, createShopText(shop)]))

export function shopTextOf({ shopId }: Shop): ShopText {
  const text = texts.get(shopId)
  if (!text) throw new RangeError(`No texts for shop ${shopId}`)
  return text
}

function createShopText(shop: Shop): ShopText {
  const { locale, currency, timeZone } = shop
  const messages = compileAll(MESSAGES[locale])
  const formatters = intlOf(locale)
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const dayStyle = { weekday: 'short', day: 'numeric', month: 'long' } as const
  // A day has no time: read and written as one of Greenwich it stays the same.
  const dayFormat = new Intl.DateTimeFormat(locale, { ...dayStyle, timeZone: 'UTC' })
  const momentFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })

  function t(key: MessageKey, values: Values = {}): string {
    return String(format(messages.get(key) ?? '', locale, values, { formatters }))
  }

  // German shortens a weekday with a dot; before a comma that is one sign too many.
  const day = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`)).replace('.,', ',')
  return {
    shop,
    t,
    rich: (key, slots) => fillSlots(t(key, markSlots(slots)), slots),
    money: (cents) => writeMoney(money(cents, currency), locale),
    percent: (share) => writeNumber(Math.round(share * 1000) / 10, locale),
    day,
    days: ({ min, max }) =>
      min === max
        ? t('date_of_one', { date: day(min) })
        : t('dates', { from: day(min), to: day(max) }),
    moment: (iso) => momentFormat.format(new Date(iso)),
    // Intl throws at what cannot be a country.
    country: (code) => (/^[A-Z]{2}$/.test(code) && countries.of(code)) || code,
  }
}

function compileAll(messages: Record<string, string>): Map<string, CompiledMessage> {
  return new Map(Object.entries(messages).map(([key, text]) => [key, compile(text)]))
}

function intlOf(locale: Locale) {
  const numbers = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(locale)
  const dates = new Intl.DateTimeFormat(locale)
  return {
    getNumberFormat: () => numbers,
    getPluralRules: () => plurals,
    getDateTimeFormat: () => dates,
  }
}

/** Signs for private use: no text has them, so the slots can be found again in the finished text. */
const OPEN = '\uE000'
const CLOSE = '\uE001'

function markSlots(slots: Readonly<Record<string, Html>>): Values {
  return Object.fromEntries(Object.keys(slots).map((slot) => [slot, OPEN + slot + CLOSE]))
}

function fillSlots(text: string, slots: Readonly<Record<string, Html>>): Html {
  const pieces = text.split(/\uE000(.*?)\uE001/)
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? slots[piece] : piece))}`
}
