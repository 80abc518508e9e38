import { html } from 'hono/html'
import type { Report } from '@saum/contract/report'
import { writeCount, writeDay } from './number-words.ts'

type Day = Report['days'][number]
type Counted = 'visits' | 'orders'
type Markup = ReturnType<typeof html>

const HEIGHT = 100
/** Of the place of a day, so that bars stay apart. */
const BAR_SHARE = 0.72
const MOST_DAY_LABELS = 7

/** Bars stretch with the page; words stand beside them, where they do not. */
export function dayChart(days: readonly Day[], counted: Counted, isLow = false): Markup {
  const top = scaleTop(Math.max(...days.map((day) => day[counted])))
  const marks = isLow ? [top, 0] : [top, top / 2, 0]
  const width = days.length
  return html`<div class="chart${isLow ? ' low' : ''}">
    <ul class="scale" aria-hidden="true">
      ${marks.map((mark) => html`<li>${writeCount(mark)}</li>`)}
    </ul>
    <svg
      viewBox="0 0 ${width} ${HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-label="${describe(days, counted)}"
    >
      ${marks.map((mark) => ruleAt(HEIGHT - (mark / top) * HEIGHT, width))}
      ${days.map((day, index) => barOf(day, { counted, top, index }))}
    </svg>
    ${
      isLow
        ? ''
        : html`<ul class="days" aria-hidden="true">
            ${labelledDays(days).map(({ day }) => html`<li>${day === days.at(-1)?.day ? 'Today' : writeDay(day)}</li>`)}
          </ul>`
    }
  </div>`
}

function barOf(
  day: Day,
  { counted, top, index }: { counted: Counted; top: number; index: number },
): Markup {
  const height = (day[counted] / top) * HEIGHT
  const x = index + (1 - BAR_SHARE) / 2
  return html`<rect
    class="bar${isWeekend(day.day) ? ' rest' : ''}"
    x="${x}"
    y="${HEIGHT - height}"
    width="${BAR_SHARE}"
    height="${height}"
  >
    <title>
      ${writeDay(day.day)}: ${writeCount(day.visits)} visits, ${writeCount(day.orders)} orders
    </title>
  </rect>`
}

function ruleAt(y: number, width: number): Markup {
  return html`<line class="rule" x1="0" x2="${width}" y1="${y}" y2="${y}" />`
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}

/** The next number that is easy to read and to halve. */
export function scaleTop(most: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  const steps = ten === 1 ? [2, 4, 6, 8, 10] : [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10]
  return Math.round((steps.find((step) => step * ten >= most) ?? 10) * ten)
}

/** The first and the last day, and some between them at the same distance. */
function labelledDays(days: readonly Day[]): Day[] {
  const gaps = Math.min(MOST_DAY_LABELS, days.length) - 1
  if (gaps < 1) return [...days]
  const indexes = Array.from({ length: gaps + 1 }, (_, label) =>
    Math.round((label * (days.length - 1)) / gaps),
  )
  return indexes.flatMap((index) => days[index] ?? [])
}

function describe(days: readonly Day[], counted: Counted): string {
  const best = days.reduce((one, other) => (other[counted] > one[counted] ? other : one))
  return `Bars of ${counted} per day. Most: ${writeCount(best[counted])} on ${writeDay(best.day)}.`
}
