import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { Report, ReportQuestion } from '@saum/contract/report'
import { SHOPS } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { reportDays } from './report-days.ts'
import {
  countQueries,
  countVariants,
  countVitals,
  sumVisits,
  type ReportSlice,
  type VisitSums,
} from './report-storage.ts'
import {
  addQueries,
  addVariants,
  addVitals,
  sumOf,
  toExperiments,
  toFunnel,
  toRevenue,
  toSearches,
  toVitals,
  type QueryTally,
  type VariantTally,
  type VitalTally,
} from './report-sums.ts'

/**
 * Asks day by day and lets everybody else in between: the embedded database answers on the thread that
 * also sells, and a report of a year must not hold up a basket. What the days count adds up, since a visit
 * belongs to the day it began.
 */
export async function loadReport(
  sql: Sql,
  { shop, days: numberOfDays }: ReportQuestion,
  now: number,
): Promise<Report> {
  const shopIds = SHOPS.filter(({ path }) => shop === null || path === shop).map(
    ({ shopId }) => shopId,
  )
  const days: Report['days'] = []
  const visits: VisitSums[] = []
  const queries: QueryTally = new Map()
  const vitals: VitalTally = new Map()
  const variants: VariantTally = new Map()
  for (const { day, from, until } of reportDays(numberOfDays, now)) {
    const slice = { shopIds, from, until }
    await letOthersIn()
    const ofDay = await sumVisits(sql, slice)
    visits.push(...ofDay)
    days.push({ day, visits: sumOf(ofDay, 'visits'), orders: sumOf(ofDay, 'orders') })
    await letOthersIn()
    addQueries(queries, await countQueries(sql, slice))
    for (const quarter of quartersOf(slice)) {
      await letOthersIn()
      addVitals(vitals, await countVitals(sql, quarter))
    }
    await letOthersIn()
    addVariants(variants, await countVariants(sql, slice))
  }
  return {
    shop,
    days,
    funnel: toFunnel(visits),
    orders: sumOf(visits, 'orders'),
    revenue: toRevenue(visits),
    searches: toSearches(queries),
    vitals: toVitals(vitals),
    experiments: toExperiments(variants),
  }
}

/** Measures are by far the most there is to count. */
function quartersOf({ shopIds, from, until }: ReportSlice): ReportSlice[] {
  const quarter = Math.ceil((until - from) / 4)
  return [0, 1, 2, 3].map((index) => ({
    shopIds,
    from: from + index * quarter,
    until: Math.min(until, from + (index + 1) * quarter),
  }))
}
