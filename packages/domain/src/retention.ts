import type { Shop, ShopPath } from './shops.ts'
import { instantOf, wallTimeAt } from './zoned-time.ts'

/** How many years the books of a shop have to be kept, counted from the end of the year they are of. */
const RETENTION_YEARS: Readonly<Record<ShopPath, number>> = {
  de: 8,
  at: 7,
  ch: 10,
  'fr-ch': 10,
  en: 8,
}

/** An account nobody has logged in to for this long is nobody's any more. */
export const ACCOUNT_IDLE_YEARS = 5

export function retentionYearsOf({ path }: Shop): number {
  return RETENTION_YEARS[path]
}

/** What was over before this moment need not be kept any longer. */
export function retentionEnd(shop: Shop, now: number): number {
  const { timeZone } = shop
  const year = Number(wallTimeAt(now, timeZone).day.slice(0, 4))
  return instantOf({ day: `${year - retentionYearsOf(shop)}-01-01`, minutes: 0 }, timeZone)
}
