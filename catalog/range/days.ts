const DAY_MS = 86_400_000

/** Prices change and products go live in the morning, before anybody shops. */
const MORNING_MS = 5 * 3_600_000

/** The morning of a day that many days before now, as the documents write it. */
export function daysBefore(now: number, days: number): string {
  const midnight = Math.floor(now / DAY_MS) * DAY_MS
  return new Date(midnight - days * DAY_MS + MORNING_MS).toISOString()
}
