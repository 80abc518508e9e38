import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { VitalMetric } from './vital-summary.ts'

/** One day of one shop, or of several. */
export interface ReportSlice {
  shopIds: readonly ShopId[]
  from: number
  until: number
}

/** How many visits of a shop got at least so far. */
export interface VisitSums {
  shopId: ShopId
  visits: number
  products: number
  baskets: number
  checkouts: number
  ordering: number
  orders: number
  cents: number
}

/** Who is further on has taken the steps before, in an earlier visit perhaps. */
export function sumVisits(sql: Sql, { shopIds, from, until }: ReportSlice): Promise<VisitSums[]> {
  return sql<VisitSums>`
    select shop_id as "shopId", count(*) as visits,
      sum(case when products + basket_adds + checkouts + orders > 0 then 1 else 0 end) as products,
      sum(case when basket_adds + checkouts + orders > 0 then 1 else 0 end) as baskets,
      sum(case when checkouts + orders > 0 then 1 else 0 end) as checkouts,
      sum(case when orders > 0 then 1 else 0 end) as ordering,
      sum(orders) as orders, sum(cents) as cents
    from visit where began_at >= ${from} and began_at < ${until} and shop_id in (${shopIds})
    group by shop_id`
}

export interface QueryCount {
  query: string
  searches: number
  empty: number
}

export function countQueries(
  sql: Sql,
  { shopIds, from, until }: ReportSlice,
): Promise<QueryCount[]> {
  return sql<QueryCount>`
    select query, count(*) as searches, sum(case when total = 0 then 1 else 0 end) as empty
    from visit_event
    where query is not null and at >= ${from} and at < ${until} and shop_id in (${shopIds})
    group by query`
}

export interface VitalCount {
  pageType: string
  metric: VitalMetric
  measure: number
  samples: number
}

export function countVitals(
  sql: Sql,
  { shopIds, from, until }: ReportSlice,
): Promise<VitalCount[]> {
  return sql<VitalCount>`
    select page_type as "pageType", metric, measure, count(*) as samples
    from visit_event
    where metric is not null and at >= ${from} and at < ${until} and shop_id in (${shopIds})
    group by page_type, metric, measure`
}

export interface VariantCount {
  experiment: string
  variant: string
  visits: number
  orders: number
}

/** A visit sees a version on many pages and counts once. */
export function countVariants(
  sql: Sql,
  { shopIds, from, until }: ReportSlice,
): Promise<VariantCount[]> {
  return sql<VariantCount>`
    select seen.experiment, seen.variant, count(*) as visits, sum(seen.orders) as orders
    from (
      select distinct e.experiment, e.variant, v.consent_id, v.id, v.shop_id, v.orders
      from visit v join visit_event e
        on e.consent_id = v.consent_id and e.visit_id = v.id and e.shop_id = v.shop_id
      where v.began_at >= ${from} and v.began_at < ${until} and v.shop_id in (${shopIds})
        and e.experiment is not null
    ) seen
    group by seen.experiment, seen.variant`
}
