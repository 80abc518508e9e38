import type { Report } from '@saum/contract/report'
import { VITAL_METRICS } from '@saum/contract/tracking-event'
import { findShopById } from '@saum/domain/shops'
import type { QueryCount, VariantCount, VisitSums, VitalCount } from './report-storage.ts'
import { summariseVital, type VitalMetric } from './vital-summary.ts'

/** More would not be read; whoever invents names cannot make the report longer. */
const MOST_QUERIES = 20
const MOST_PAGE_TYPES = 12
const MOST_VARIANTS = 20

type StepCounts = Pick<
  VisitSums,
  'visits' | 'products' | 'baskets' | 'checkouts' | 'ordering' | 'orders'
>

export function sumOf(sums: readonly StepCounts[], count: keyof StepCounts): number {
  return sums.reduce((sum, one) => sum + one[count], 0)
}

export function toFunnel(sums: readonly StepCounts[]): Report['funnel'] {
  const all = sumOf(sums, 'visits')
  const steps = [
    ['visit', 'visits'],
    ['product', 'products'],
    ['basket', 'baskets'],
    ['checkout', 'checkouts'],
    ['order', 'ordering'],
  ] as const
  return steps.map(([step, count]) => {
    const visits = sumOf(sums, count)
    return { step, visits, share: all === 0 ? 0 : visits / all }
  })
}

export function toRevenue(sums: readonly VisitSums[]): Report['revenue'] {
  const revenue = new Map<string, Report['revenue'][number]>()
  for (const { shopId, orders, cents } of sums) {
    const currency = findShopById(shopId)?.currency
    if (currency === undefined || orders === 0) continue
    const known = revenue.get(currency) ?? { currency, orders: 0, cents: 0 }
    known.orders += orders
    known.cents += cents
    revenue.set(currency, known)
  }
  return [...revenue.values()].toSorted((one, other) => other.cents - one.cents)
}

/** By query; adds what another day has counted. */
export type QueryTally = Map<string, QueryCount>

export function addQueries(tally: QueryTally, counts: readonly QueryCount[]): void {
  for (const { query, searches, empty } of counts) {
    const known = tally.get(query) ?? { query, searches: 0, empty: 0 }
    known.searches += searches
    known.empty += empty
    tally.set(query, known)
  }
}

export function toSearches(tally: QueryTally): Report['searches'] {
  const queries = [...tally.values()]
  return {
    all: queries.reduce((sum, { searches }) => sum + searches, 0),
    empty: queries.reduce((sum, { empty }) => sum + empty, 0),
    top: most(queries, ({ searches }) => searches),
    topEmpty: most(
      queries.filter(({ empty }) => empty > 0),
      ({ empty }) => empty,
    ),
  }
}

function most(queries: readonly QueryCount[], weigh: (query: QueryCount) => number): QueryCount[] {
  return queries
    .toSorted((one, other) => weigh(other) - weigh(one) || (one.query < other.query ? -1 : 1))
    .slice(0, MOST_QUERIES)
}

/** By page type, metric and measure. */
export type VitalTally = Map<string, Map<VitalMetric, Map<number, number>>>

export function addVitals(tally: VitalTally, counts: readonly VitalCount[]): void {
  for (const { pageType, metric, measure, samples } of counts) {
    const metrics = tally.get(pageType) ?? new Map<VitalMetric, Map<number, number>>()
    const histogram = metrics.get(metric) ?? new Map<number, number>()
    histogram.set(measure, (histogram.get(measure) ?? 0) + samples)
    tally.set(pageType, metrics.set(metric, histogram))
  }
}

/** The page types with the most measures first, each with its metrics side by side. */
export function toVitals(tally: VitalTally): Report['vitals'] {
  const summaries = Array.from(tally, ([pageType, metrics]) =>
    VITAL_METRICS.flatMap((metric) => {
      const histogram = metrics.get(metric)
      return histogram ? [{ pageType, metric, ...summariseVital(metric, histogram) }] : []
    }),
  )
  return summaries
    .toSorted((one, other) => mostSamples(other) - mostSamples(one))
    .slice(0, MOST_PAGE_TYPES)
    .flat()
}

function mostSamples(summaries: readonly { samples: number }[]): number {
  return Math.max(...summaries.map(({ samples }) => samples))
}

/** By experiment and variant. */
export type VariantTally = Map<string, VariantCount>

export function addVariants(tally: VariantTally, counts: readonly VariantCount[]): void {
  for (const count of counts) {
    const { experiment, variant, visits, orders } = count
    const known = tally.get(nameOf(count)) ?? { experiment, variant, visits: 0, orders: 0 }
    known.visits += visits
    known.orders += orders
    tally.set(nameOf(count), known)
  }
}

export function toExperiments(tally: VariantTally): Report['experiments'] {
  return [...tally.values()]
    .toSorted((one, other) => other.visits - one.visits)
    .slice(0, MOST_VARIANTS)
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

function nameOf({ experiment, variant }: VariantCount): string {
  return `${experiment} ${variant}`
}
