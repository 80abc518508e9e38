import type { FieldFaults } from '#app/ui/field-fault.ts'

export const WITHDRAWAL_FIELDS = ['name', 'contract', 'scope', 'email'] as const

export type WithdrawalField = (typeof WITHDRAWAL_FIELDS)[number]
export type TypedWithdrawal = Readonly<Record<WithdrawalField, string>>

/** What one of the forms led to, as long as nothing has been declared. */
export interface WithdrawalAnswer {
  step: 'details' | 'check'
  typed: TypedWithdrawal
  faults: FieldFaults<WithdrawalField>
  /** Of the button that declares it: pressing it twice is one declaration. */
  requestKey: string
  waitMinutes: number | null
}
