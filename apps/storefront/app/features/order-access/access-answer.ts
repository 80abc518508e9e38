import type { FieldFaults } from '#app/ui/field-fault.ts'

export type AccessField = 'orderNumber' | 'email' | 'code'

/** What asking for a code, or sending one, led to where it did not lead to the order. */
export interface AccessAnswer {
  /** Which of the two forms is to be shown. */
  step: 'ask' | 'code'
  typed: Readonly<Record<AccessField, string>>
  faults: FieldFaults<AccessField>
  /** Minutes to wait, where it was tried too often. */
  waitMinutes: number | null
}

export const NOTHING_TYPED: AccessAnswer = {
  step: 'ask',
  typed: { orderNumber: '', email: '', code: '' },
  faults: {},
  waitMinutes: null,
}

/** Names what a form of the two wants. */
export const ACCESS_INTENT = { code: 'request-code', redeem: 'redeem-code' } as const
