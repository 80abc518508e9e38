import type { AddressFault } from '@saum/domain/address-rules'

/** Fields of the form for a new card, in their order. */
export const HOLDER_FIELDS = [
  'firstName',
  'lastName',
  'street',
  'zipCode',
  'city',
  'countryCode',
  'birthDate',
] as const

/** Fields of the form for a card from a branch. */
export const LINK_FIELDS = ['cardNumber', 'zipCode'] as const

type HolderFieldName = (typeof HOLDER_FIELDS)[number]
export type HolderField = HolderFieldName | 'acceptTerms'
export type TypedHolder = Record<HolderFieldName, string>
export type TypedLink = Record<(typeof LINK_FIELDS)[number], string>

export interface HolderFault {
  field: HolderField | AddressFault['field']
  reason: AddressFault['reason'] | 'in-future' | 'too-early' | 'too-young'
}

interface RegisterAnswer {
  form: 'register'
  typed: TypedHolder
  acceptTerms: boolean
  newsletter: boolean
  faults: Readonly<Partial<Record<HolderField, HolderFault['reason']>>>
}

interface LinkAnswer {
  form: 'link'
  typed: TypedLink
  refusal: 'card-not-found' | 'card-already-linked' | 'too-many-requests'
}

/** What a form led to that was not right yet. */
export type CardAnswer = RegisterAnswer | LinkAnswer

/** What the account knows already. */
export function knownHolder(
  user: { firstName: string; lastName: string; birthDate: string | null },
  countryCode: string,
): TypedHolder {
  const { firstName, lastName, birthDate } = user
  return {
    firstName,
    lastName,
    street: '',
    zipCode: '',
    city: '',
    countryCode,
    birthDate: birthDate ?? '',
  }
}
