import type { ChargedBeforeRule } from './comparison-rules.ts'
import { DAY_MS, followsOn, type PricePeriod, type PriceTimeline } from './price-timeline.ts'

/**
 * May this price be named beside the present, lower one? Only if it was the one charged immediately
 * before prices went below it, and only for a time that depends on how long it had been charged.
 */
export function mayCompareWith(
  cents: number,
  timeline: PriceTimeline,
  now: number,
  rule: ChargedBeforeRule,
): boolean {
  const newestFirst = timeline.toReversed()
  const lower = uninterrupted(newestFirst, (period) => period.cents < cents)
  const charged = uninterrupted(newestFirst.slice(lower.length), (period) => period.cents === cents)
  const [firstLower, lastCharged, firstCharged] = [lower.at(-1), charged[0], charged.at(-1)]
  if (firstLower === undefined || lastCharged === undefined || firstCharged === undefined)
    return false
  if (!followsOn(lastCharged, firstLower)) return false

  const chargedMs = lastCharged.until - firstCharged.from
  if (chargedMs >= rule.unlimitedAfterDays * DAY_MS) return true
  const shownMs = Math.min(chargedMs * rule.shownShare, rule.shownDaysAtMost * DAY_MS)
  return now - firstLower.from < shownMs
}

/** The newest periods that hold, as far back as each follows on the one before it. */
function uninterrupted(
  newestFirst: readonly PricePeriod[],
  holds: (period: PricePeriod) => boolean,
): PricePeriod[] {
  const found: PricePeriod[] = []
  for (const period of newestFirst) {
    const later = found.at(-1)
    if (!holds(period) || (later !== undefined && !followsOn(period, later))) break
    found.push(period)
  }
  return found
}
