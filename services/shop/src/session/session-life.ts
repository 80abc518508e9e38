import { SESSION_DAYS } from '@saum/domain/visitor-days'
import { DAY_MS } from '../pricing/price-timeline.ts'

/** As long as its cookie. */
export const KEPT_FOR_MS = SESSION_DAYS * DAY_MS
/** Often enough for visitors who come back, seldom enough that hardly a call has to write for it. */
const PROLONGED_AFTER_MS = DAY_MS

export function isDueForProlonging({ expiresAt }: { expiresAt: number }, now: number): boolean {
  return expiresAt - now < KEPT_FOR_MS - PROLONGED_AFTER_MS
}
