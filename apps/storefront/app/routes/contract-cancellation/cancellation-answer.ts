import type { FieldFaults } from '#app/ui/field-fault.ts'

export const CANCELLATION_FIELDS = [
  'kind',
  'reason',
  'name',
  'contract',
  'when',
  'endsOn',
  'email',
] as const

export type CancellationField = (typeof CANCELLATION_FIELDS)[number]
export type TypedCancellation = Readonly<Record<CancellationField, string>>

/** What the form led to where nothing was declared. */
export interface CancellationAnswer {
  typed: TypedCancellation
  faults: FieldFaults<CancellationField>
  requestKey: string
  waitMinutes: number | null
}
