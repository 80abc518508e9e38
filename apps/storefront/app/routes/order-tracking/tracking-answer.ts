import type { ResultOf } from '@saum/contract/call'
import type { trackOrder } from '@saum/contract/order'
import { NOTHING_TYPED, type AccessAnswer } from '#app/features/order-access/access-answer.ts'
import type { FieldFaults } from '#app/ui/field-fault.ts'

/** Where an order is, without goods and address. */
export type TrackedOrder = ResultOf<typeof trackOrder>

export type TrackField = 'orderNumber' | 'match'

/** What the forms of the page led to. */
export interface TrackingAnswer {
  typed: Readonly<Record<TrackField, string>>
  faults: FieldFaults<TrackField>
  /** One answer for any mismatch: nobody learns which half was right. */
  isUnknown: boolean
  waitMinutes: number | null
  tracked: TrackedOrder | null
  /** The way to goods and address; `null` where the order is not known yet. */
  access: AccessAnswer | null
}

export const NOTHING_ASKED: TrackingAnswer = {
  typed: { orderNumber: '', match: '' },
  faults: {},
  isUnknown: false,
  waitMinutes: null,
  tracked: null,
  access: null,
}

/** What has been typed to find the order is not asked for again. */
export function accessAfter({ orderNumber, match }: TrackingAnswer['typed']): AccessAnswer {
  const email = match.includes('@') ? match : ''
  return { ...NOTHING_TYPED, typed: { orderNumber, email, code: '' } }
}
