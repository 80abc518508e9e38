import { MAX_REPORT_DAYS, type ReportQuestion } from '@saum/contract/report'
import { findShopByPath } from '@saum/domain/shops'

const DEFAULT_DAYS = 28

/** What an address asks for; what it says wrongly counts as not said. */
export function reportQuestionOf(query: URLSearchParams): ReportQuestion {
  const shop = findShopByPath(query.get('shop') ?? '')?.path ?? null
  const days = /^\d{1,3}$/.test(query.get('days') ?? '') ? Number(query.get('days')) : DEFAULT_DAYS
  return { shop, days: Math.min(Math.max(days, 1), MAX_REPORT_DAYS) }
}

export function reportAddress({ shop, days }: ReportQuestion): string {
  const query = new URLSearchParams()
  if (shop !== null) query.set('shop', shop)
  if (days !== DEFAULT_DAYS) query.set('days', String(days))
  return query.size === 0 ? '/report/' : `/report/?${query.toString()}`
}
