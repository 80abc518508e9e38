import * as v from '@saum/schema/schema'
import { addressInput, listedAddress } from './address.ts'
import { call } from './call.ts'

const id = v.pipe(v.number(), v.safeInteger())
const uses = v.object({ billing: v.boolean(), shipping: v.boolean() })

/** Addresses of the customer who is logged in, defaults first. */
export const getShopUserAddresses = call('getShopUserAddresses', {
  access: 'customer',
  payload: v.nullish(v.object({}), {}),
  result: v.array(listedAddress),
  refusals: { 'no-session': 400, 'not-logged-in': 401 },
})

/** The first one is the default for both uses. `invalid-address` brings `errors`, a list of faults by field. */
export const createAddress = call('createAddress', {
  access: 'customer',
  payload: v.object({ address: addressInput, isDefault: v.optional(uses) }),
  result: v.object({ address: listedAddress }),
  refusals: {
    'no-session': 400,
    'not-logged-in': 401,
    'invalid-address': 422,
    'too-many-addresses': 409,
  },
})

/** What is a default stays one until another address is. */
export const updateAddress = call('updateAddress', {
  access: 'customer',
  payload: v.object({ id, address: addressInput, isDefault: v.optional(uses) }),
  result: v.object({ address: listedAddress }),
  refusals: {
    'no-session': 400,
    'not-logged-in': 401,
    'address-not-found': 404,
    'invalid-address': 422,
  },
})

/** Another one becomes the default in its place; the only one for bills stays. */
export const deleteAddress = call('deleteAddress', {
  access: 'customer',
  payload: v.object({ id }),
  result: v.null(),
  refusals: {
    'no-session': 400,
    'not-logged-in': 401,
    'address-not-found': 404,
    'only-billing-address': 409,
  },
})

/** A parcel locker is no place for bills: `not-for-bills`. */
export const setDefaultAddress = call('setDefaultAddress', {
  access: 'customer',
  payload: v.object({ id, type: v.picklist(['billing', 'shipping']) }),
  result: v.object({ addresses: v.array(listedAddress) }),
  refusals: {
    'no-session': 400,
    'not-logged-in': 401,
    'address-not-found': 404,
    'not-for-bills': 409,
  },
})
