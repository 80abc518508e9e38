import { createAddress, updateAddress } from '@saum/contract/address-book'
import type { SavedAddress } from '@saum/contract/address'
import type { Backend } from '@saum/contract/backend'
import { addressFaults, hasLockers, type AddressFault } from '@saum/domain/address-rules'
import type { Shop } from '@saum/domain/shops'
import { typedFields } from '#app/server/field-faults.ts'
import { ADDRESS_FIELDS, type AddressAnswer, type TypedAddress } from './typed-address.ts'

interface AddressForm {
  shop: Shop
  form: FormData
  /** The address that is changed; `null` for a new one. */
  known: SavedAddress | null
}

/** Saves what was typed; ends with what is not right yet, or with what to say of it elsewhere. */
export async function answerAddress(
  backend: Backend,
  { shop, form, known }: AddressForm,
): Promise<AddressAnswer | 'saved' | 'address-not-found'> {
  const typed = readAddress(form, shop)
  const wanted = {
    billing: form.get('billing') === 'yes' || known?.isDefault.billing === true,
    shipping: form.get('shipping') === 'yes' || known?.isDefault.shipping === true,
  }
  const answer: AddressAnswer = { typed, wanted, faults: {}, refusal: null }
  if (typed.isLocker && wanted.billing) return { ...answer, refusal: 'not-for-bills' }
  // The very rules the checkout and the shop go by; here they also keep what is far too long from it.
  const faults = addressFaults(shop, typed, wanted.billing ? 'billing' : 'shipping')
  if (faults.length > 0) return { ...answer, faults: byField(faults) }
  const sent = { address: typed, isDefault: wanted }
  const saved =
    known === null
      ? await backend.call(createAddress, sent)
      : await backend.call(updateAddress, { id: known.id, ...sent })
  if (saved.ok) return 'saved'
  const { kind, problem } = saved.refusal
  if (kind === 'too-many-addresses') return { ...answer, refusal: kind }
  // Deleted in another window meanwhile.
  if (kind !== 'invalid-address') return 'address-not-found'
  return { ...answer, faults: byField(problem['errors'] as AddressFault[]) }
}

function readAddress(form: FormData, shop: Shop): TypedAddress {
  const typed = typedFields(form, ADDRESS_FIELDS)
  const clean = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, text.replaceAll('\n', ' ').trim()]),
  ) as typeof typed
  const isLocker = hasLockers(shop) && form.get('isLocker') === 'yes'
  // What was typed into fields that are out of sight is not meant.
  return isLocker
    ? { ...clean, isLocker, street: '', company: '', additional: '' }
    : { ...clean, isLocker, lockerNumber: '', postNumber: '' }
}

/** The first fault of each field. */
function byField(faults: readonly AddressFault[]): AddressAnswer['faults'] {
  return Object.fromEntries(faults.toReversed().map(({ field, reason }) => [field, reason]))
}
