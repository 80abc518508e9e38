import type { FUNNEL_STEPS, Report } from '@saum/contract/report'
import { toBar, toSparkline } from './bars.ts'
import { toMoneyText } from './money-text.ts'
import { toTable } from './table.ts'

const BAR_WIDTH = 32
/** Days fit into one line of a terminal. */
const LINE_WIDTH = 70
const QUERIES = 10

const STEP_NAMES: Readonly<Record<(typeof FUNNEL_STEPS)[number], string>> = {
  visit: 'visits',
  product: 'saw a product',
  basket: 'used the basket',
  checkout: 'began to check out',
  order: 'ordered',
}

/** The report as a screen of text. */
export function toReportSheet(report: Report): string {
  const { days, shop, funnel, searches, vitals } = report
  const head = `${shop ?? 'all shops'}, ${days[0]?.day ?? ''} to ${days.at(-1)?.day ?? ''}`
  const isEmpty = (funnel[0]?.visits ?? 0) + searches.all + vitals.length === 0
  const parts = isEmpty
    ? [
        'Nothing was counted in this time: there were no visits, or no visitor agreed to be counted.',
      ]
    : [daysPart(report), funnelPart(report), searchPart(report), vitalPart(report)]
  if (report.experiments.length > 0) parts.push(experimentPart(report))
  return [head, ...parts].join('\n\n')
}

function daysPart({ days, orders, revenue }: Report): string {
  const groups = inGroups(days.map(({ visits }) => visits))
  const visits = days.reduce((sum, day) => sum + day.visits, 0)
  const money = revenue.map(({ cents, currency }) => toMoneyText(cents, currency))
  const best = days.reduce((one, other) => (other.visits > one.visits ? other : one))
  return [
    [`visits ${visits}`, `orders ${orders}`, ...money].join(', '),
    `|${toSparkline(groups)}|  most: ${best.visits} on ${best.day}, today ${days.at(-1)?.visits ?? 0}`,
  ].join('\n')
}

/** So many days together that all of them fit. */
function inGroups(numbers: readonly number[]): number[] {
  const size = Math.ceil(numbers.length / LINE_WIDTH)
  return Array.from({ length: Math.ceil(numbers.length / size) }, (_, index) =>
    numbers.slice(index * size, (index + 1) * size).reduce((sum, number) => sum + number, 0),
  )
}

function funnelPart({ funnel }: Report): string {
  const rows = funnel.map(({ step, visits, share }, index) => {
    const before = funnel[index - 1]?.visits ?? visits
    const lost = before === 0 ? '' : `-${toShareText((before - visits) / before)}`
    const name = STEP_NAMES[step].padEnd(18)
    const numbers = `${String(visits).padStart(7)} ${toShareText(share).padStart(6)}`
    return `${name} ${toBar(share, BAR_WIDTH)} ${numbers}  ${index === 0 ? '' : lost}`.trimEnd()
  })
  return ['How far visits got', ...rows].join('\n')
}

function searchPart({ searches }: Report): string {
  if (searches.all === 0) return 'There were no searches.'
  const top = searches.top
    .slice(0, QUERIES)
    .map(({ query, searches: times, empty }) => [query, String(times), toShareText(empty / times)])
  const inVain = searches.topEmpty
    .slice(0, QUERIES)
    .map(({ query, searches: times, empty }) => [query, String(empty), toShareText(empty / times)])
  const share = toShareText(searches.empty / searches.all)
  return [
    `${searches.all} searches, ${share} in vain`,
    toTable([['searched for', 'times', 'in vain'], ...top]),
    ...(inVain.length === 0
      ? []
      : ['', toTable([['found nothing for', 'times', 'of its searches'], ...inVain])]),
  ].join('\n')
}

function vitalPart({ vitals }: Report): string {
  if (vitals.length === 0) return 'No page was measured.'
  const rows = vitals.map(({ pageType, metric, p75, rating, good, samples }) => [
    pageType || '-',
    metric,
    metric === 'CLS' ? (p75 / 1000).toFixed(2) : `${p75} ms`,
    rating,
    `${toBar(good, 10)} ${toShareText(good)} good`,
    String(samples),
  ])
  const head = ['pages', 'metric', '3 of 4 have', '', 'how many', 'samples']
  return ['Speed', toTable([head, ...rows])].join('\n')
}

function experimentPart({ experiments }: Report): string {
  const rows = experiments.map(({ experiment, variant, visits, orders }) => [
    experiment,
    variant,
    String(visits),
    String(orders),
    visits === 0 ? '' : toShareText(orders / visits),
  ])
  const head = ['experiment', 'version', 'visits', 'orders', 'orders per visit']
  return ['Experiments', toTable([head, ...rows])].join('\n')
}

function toShareText(share: number): string {
  return `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`
}
