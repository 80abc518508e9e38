import type { FieldFaults } from '#app/ui/field-fault.ts'

export const CONTACT_FIELDS = ['topic', 'name', 'email', 'orderNumber', 'message'] as const
type ContactField = (typeof CONTACT_FIELDS)[number]

/** A message that was not taken yet: what was typed is shown again, with what is wrong beside it. */
export interface ContactAnswer {
  typed: Record<ContactField, string>
  faults: FieldFaults<ContactField>
  /** After which a network that has written too often may write again. */
  waitMinutes: number | null
}

export const NOTHING_TYPED: ContactAnswer = {
  typed: { topic: '', name: '', email: '', orderNumber: '', message: '' },
  faults: {},
  waitMinutes: null,
}
