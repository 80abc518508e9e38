import type { Report } from '@saum/contract/report'
import type { Money } from '@saum/domain/money'
import { writeNumber } from '@saum/domain/number-writer'

/** `1,204` */
export function writeCount(value: number): string {
  return writeNumber(value, 'en-GB')
}

/** `€12,340`; nobody reads cents at a glance. */
export function writeRevenue({ cents, currency }: Money): string {
  const symbol = currency === 'EUR' ? '€' : `${currency}\u00a0`
  return symbol + writeCount(Math.round(cents / 100))
}

/** `62 %`, `1.4 %`: small shares are where a shop lives. */
export function writeShare(share: number): string {
  const parts = share < 0.1 ? 1000 : 100
  return `${writeNumber((Math.round(share * parts) * 100) / parts, 'en-GB')}\u00a0%`
}

/** `1.9 s`, `180 ms`, `0.08`: as each metric is talked about. */
export function writeMeasure(metric: Report['vitals'][number]['metric'], measure: number): string {
  if (metric === 'CLS') return (measure / 1000).toFixed(2)
  if (metric === 'INP') return `${writeCount(measure)}\u00a0ms`
  return `${(measure / 1000).toFixed(1)}\u00a0s`
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `2026-11-03` → `3 Nov` */
export function writeDay(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''}`
}

/** `listing_page` → `Listing`; the names of page types are written for tag managers. */
export function writePageType(pageType: string): string {
  const words = pageType
    .replace(/_?page$/i, '')
    .replaceAll(/[_:.-]+/g, ' ')
    .trim()
  return words === '' ? 'Other' : words.charAt(0).toUpperCase() + words.slice(1)
}
