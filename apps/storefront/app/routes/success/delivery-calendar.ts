import type { Order } from '@saum/contract/order'

interface Days {
  /** Such as `2026-11-18`, both included. */
  from: string
  to: string
}

const DAY_MS = 86_400_000

/** The days of delivery as a file every calendar reads (RFC 5545), as an address of its own. */
export function deliveryCalendar(
  { publicKey }: Pick<Order, 'publicKey'>,
  { from, to }: Days,
  now: number,
): string {
  const afterLast = new Date(Date.parse(to) + DAY_MS).toISOString()
  const stamp = new Date(now).toISOString().replace(/\.\d+/, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Saum//Delivery//EN',
    'BEGIN:VEVENT',
    `UID:${publicKey}@saum.example`,
    `DTSTAMP:${signs(stamp)}`,
    `DTSTART;VALUE=DATE:${signs(from)}`,
    `DTEND;VALUE=DATE:${signs(afterLast.slice(0, 10))}`,
    `SUMMARY:Saum ${publicKey}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`
}

function signs(time: string): string {
  return time.replaceAll(/[-:]/g, '')
}
