import { html, raw } from 'hono/html'
import type { Report, ReportQuestion } from '@saum/contract/report'
import { SHOPS, type ShopPath } from '@saum/domain/shops'
import { dayChart } from './day-chart.ts'
import { experimentTable } from './experiment-table.ts'
import { funnelList } from './funnel-list.ts'
import { writeCount, writeDay, writeRevenue, writeShare } from './number-words.ts'
import { reportAddress } from './report-question.ts'
import { REPORT_STYLE } from './report-style.ts'
import { searchTables } from './search-tables.ts'
import { vitalList } from './vital-list.ts'

type Markup = ReturnType<typeof html>

/** Whole, since its hash vouches for it. */
const STYLE_SHEET = raw(`<style>${REPORT_STYLE}</style>`)
const SPANS = [7, 28, 90, 365]

export function reportPage(question: ReportQuestion, report: Report): Markup {
  const visits = report.funnel[0]?.visits ?? 0
  const isEmpty = visits === 0 && report.searches.all === 0 && report.vitals.length === 0
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Report – Saum</title>
        ${STYLE_SHEET}
      </head>
      <body>
        <main>
          <h1>Report</h1>
          <p class="soft">${spanOf(report)}</p>
          ${choices(question)} ${isEmpty ? nothingYet() : body(report, visits)}
          <footer>
            Counts visitors who agreed to statistics, and nobody else; orders of all customers are
            told by <code>saum orders</code>. Days are those of Berlin. Kept for 14 months.
          </footer>
        </main>
      </body>
    </html>`
}

function spanOf({ days, shop }: Report): string {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const span = first === last ? writeDay(last) : `${writeDay(first)} to ${writeDay(last)}`
  return `${span} ${last.slice(0, 4)}, ${shop === null ? 'all shops' : `shop ${shop}`}`
}

function choices(question: ReportQuestion): Markup {
  const shops: readonly (ShopPath | null)[] = [null, ...SHOPS.map(({ path }) => path)]
  return html`<div class="choices">
    <nav aria-label="Shop">
      <ul>
        ${shops.map((shop) => choice(shop ?? 'All shops', { ...question, shop }, question))}
      </ul>
    </nav>
    <nav aria-label="Time">
      <ul>
        ${SPANS.map((days) => choice(`${days} days`, { ...question, days }, question))}
      </ul>
    </nav>
  </div>`
}

function choice(name: string, meant: ReportQuestion, asked: ReportQuestion): Markup {
  const isChosen = meant.shop === asked.shop && meant.days === asked.days
  const current = isChosen ? raw('aria-current="page"') : ''
  return html`<li><a href="${reportAddress(meant)}" ${current}>${name}</a></li>`
}

function nothingYet(): Markup {
  return html`<div class="nothing">
    <h2>Nothing yet</h2>
    <p>
      As soon as a visitor agrees to statistics and looks around, the first numbers stand here. Try
      it: open the shop, allow statistics, and come back.
    </p>
    <p><a href="/">Open the shop</a></p>
  </div>`
}

function body(report: Report, visits: number): Markup {
  return html`${figures(report, visits)}
    <section aria-labelledby="days">
      <h2 id="days">Visits per day</h2>
      <p>Weekends are lighter. Below, the orders of the same days.</p>
      ${dayChart(report.days, 'visits')} ${dayChart(report.days, 'orders', true)}
      ${dayTable(report)}
    </section>
    <section aria-labelledby="funnel">
      <h2 id="funnel">From visit to order</h2>
      <p>How far visits got. Who is further on counts for every step before.</p>
      ${funnelList(report.funnel)}
    </section>
    <section aria-labelledby="searches">
      <h2 id="searches">Searches</h2>
      ${searchTables(report.searches)}
    </section>
    <section aria-labelledby="speed">
      <h2 id="speed">Speed</h2>
      <p>
        Three of four visitors had it at least so well. LCP: the main picture is there. INP: a tap
        is answered. CLS: how much the page jumps.
      </p>
      ${vitalList(report.vitals)}
    </section>
    <section aria-labelledby="experiments">
      <h2 id="experiments">Experiments</h2>
      ${experimentTable(report.experiments)}
    </section>`
}

function figures({ orders, revenue }: Report, visits: number): Markup {
  const rate = visits === 0 ? '–' : writeShare(orders / visits)
  const money = revenue.length === 0 ? ['–'] : revenue.map(writeRevenue)
  return html`<dl class="figures">
    ${figure('Visits', [writeCount(visits)])} ${figure('Orders', [writeCount(orders)])}
    ${figure('Orders per visit', [rate])} ${figure('Revenue', money)}
  </dl>`
}

function figure(name: string, values: readonly string[]): Markup {
  return html`<div>
    <dt>${name}</dt>
    ${values.map((value) => html`<dd class="figure">${value}</dd>`)}
  </div>`
}

function dayTable({ days }: Report): Markup {
  const rows = days.toReversed().map(
    ({ day, visits, orders }) =>
      html`<tr>
        <td>${writeDay(day)}</td>
        <td>${writeCount(visits)}</td>
        <td>${writeCount(orders)}</td>
      </tr>`,
  )
  return html`<details>
    <summary>Numbers of each day</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Visits</th>
          <th scope="col">Orders</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </details>`
}
