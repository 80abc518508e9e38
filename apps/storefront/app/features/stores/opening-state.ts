import { addDays, wallTimeAt } from '@saum/domain/zoned-time'
import type { OpeningFacts } from './opening-facts.ts'

/** What to say of a store at a moment; days and times by the clocks of its own place. */
export type OpeningState =
  | { kind: 'open'; until: string }
  | { kind: 'opens'; when: 'today' | 'tomorrow' | 'later'; day: string; at: string }
  | { kind: 'closed' }

export function openingStateOf({ spans, timeZone }: OpeningFacts, nowMs: number): OpeningState {
  const next = spans.find(([, untilMs]) => untilMs > nowMs)
  if (next === undefined) return { kind: 'closed' }
  const [fromMs, untilMs] = next
  if (fromMs <= nowMs) return { kind: 'open', until: clockAt(untilMs, timeZone) }
  const today = wallTimeAt(nowMs, timeZone).day
  const { day } = wallTimeAt(fromMs, timeZone)
  return { kind: 'opens', when: whenIs(day, today), day, at: clockAt(fromMs, timeZone) }
}

/** The holiday that keeps the store shut today, by its name. */
export function holidayToday({ holidays, timeZone }: OpeningFacts, nowMs: number): string | null {
  const today = wallTimeAt(nowMs, timeZone).day
  return holidays.find(({ day }) => day === today)?.name ?? null
}

/** `20:00`; every language says it in words of its own. */
function clockAt(instantMs: number, timeZone: string): string {
  const { minutes } = wallTimeAt(instantMs, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function whenIs(day: string, today: string): 'today' | 'tomorrow' | 'later' {
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : 'later'
}
