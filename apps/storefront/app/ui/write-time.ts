import type { Locale } from '@saum/domain/shops'

/** Keeps a number and its word together. */
const TIED = '\u00A0'

interface TimeWords {
  /** Of a time such as `18:30`. */
  time: (time: string) => string
  span: (from: string, until: string) => string
}

const GERMAN: TimeWords = {
  time: (time) => `${germanClock(time)}${TIED}Uhr`,
  span: (from, until) => `${germanClock(from)}–${germanClock(until)}${TIED}Uhr`,
}

const TIME_WORDS = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': GERMAN,
  'fr-CH': {
    time: frenchTime,
    span: (from, until) => `de${TIED}${frenchTime(from)} à${TIED}${frenchTime(until)}`,
  },
  'en-GB': {
    time: englishTime,
    span: (from, until) => `${englishTime(from)} to ${englishTime(until)}`,
  },
} as const satisfies Record<Locale, TimeWords>

/** `20 Uhr`, `18 h 30`, `6.30 pm`: a time of the day such as `20:00`, as shop doors say it. */
export function writeTime(time: string, locale: Locale): string {
  return TIME_WORDS[locale].time(time)
}

/** `10–20 Uhr`, `de 10 h à 20 h`, `10 am to 8 pm`. */
export function writeTimeSpan(from: string, until: string, locale: Locale): string {
  return TIME_WORDS[locale].span(from, until)
}

function partsOf(time: string): { hour: number; minute: string | null } {
  const [hour, minute = '00'] = time.split(':')
  return { hour: Number(hour), minute: minute === '00' ? null : minute }
}

function germanClock(time: string): string {
  const { hour, minute } = partsOf(time)
  return minute === null ? String(hour) : `${hour}:${minute}`
}

function frenchTime(time: string): string {
  const { hour, minute } = partsOf(time)
  return [hour, 'h', minute].filter((part) => part !== null).join(TIED)
}

/** Twelve is noon or midnight: hardly anybody is sure which of them is am. */
function englishTime(time: string): string {
  const { hour, minute } = partsOf(time)
  if (hour % 12 === 0 && minute === null) return hour === 12 ? 'noon' : 'midnight'
  const clock = [hour % 12 || 12, minute].filter((part) => part !== null).join('.')
  return `${clock}${TIED}${hour % 24 < 12 ? 'am' : 'pm'}`
}
