import type { PayloadOf } from '@saum/contract/call'
import { ALL_CALLS, findCall, type Calls } from '@saum/contract/calls'
import { anAddress } from '@saum/testing/checkout-shopper'
import { PASSWORD } from '@saum/testing/customer-visit'
import {
  MISSING_IDS,
  OWN_SUBSCRIPTION,
  PRIVATE_WORDS,
  twoCustomers,
  type Ids,
} from '@saum/testing/two-customers'
import { describe, expect, it } from 'vitest'

type CustomerCall = {
  [Name in keyof Calls]: Calls[Name]['access'] extends 'customer' ? Name : never
}[keyof Calls]

const DELIVERY_ON = '2027-11-16'
const nothing = () => [{}]
const page = () => [{ page: 1, perPage: 100 }]

/**
 * What the second customer sends to each call for customers: every id it takes is one of the first
 * customer's. Calls without an id are made as well, to see that they change nothing of others.
 */
const ATTEMPTS: { [Name in CustomerCall]: (ids: Ids) => PayloadOf<Calls[Name]>[] } = {
  getShopUserAddresses: nothing,
  createAddress: () => [{ address: anAddress() }],
  updateAddress: ({ addressId: id }) => [{ id, address: anAddress({ street: 'Fremdweg 1' }) }],
  deleteAddress: ({ addressId: id }) => [{ id }],
  setDefaultAddress: ({ addressId: id }) => [
    { id, type: 'billing' },
    { id, type: 'shipping' },
  ],

  getSubscriptions: nothing,
  getSubscriptionCancellations: nothing,
  updateSubscription: ({ subscriptionId: id, addressId }) => [
    { id, intervalMonths: 2 },
    { id, addressId },
    { id: OWN_SUBSCRIPTION, addressId },
  ],
  skipDelivery: ({ subscriptionId: id }) => [{ id, deliveryOn: DELIVERY_ON }],
  restoreDelivery: ({ subscriptionId: id }) => [{ id, deliveryOn: DELIVERY_ON }],
  pauseSubscription: ({ subscriptionId: id }) => [{ id, months: 1 }],
  resumeSubscription: ({ subscriptionId: id }) => [{ id }],
  cancelSubscription: ({ subscriptionId: id, requestKey }) => [{ id, requestKey }],

  getOrders: page,
  getOrderById: ({ orderId }) => [{ orderId }],
  getOrderToken: ({ orderId }) => [{ orderId }],
  getReturns: page,

  getSessions: nothing,
  endSession: ({ deviceId: id }) => [{ id }],
  endOtherSessions: nothing,
  oauthRevokeToken: nothing,

  fetchFashionCard: nothing,
  // The number alone opens no card: its owner knows the postcode as well.
  registerFashionCard: ({ cardNumber }) => [{ cardNumber, zipCode: '99999' }],
  getPointsHistory: page,
  redeemPoints: ({ requestKey }) => [{ requestKey }],
  endFashionCard: nothing,

  getNewsletter: nothing,
  updateNewsletter: () => [{ topics: [] }],

  updateShopUser: () => [{ firstName: 'Bruno' }],
  updatePassword: () => [{ oldPassword: PASSWORD, newPassword: 'Garn & Spule 1899' }],
  requestEmailChange: () => [{ email: 'bruno-neu@saum.example', password: PASSWORD }],
  confirmEmailChange: ({ emailHash: hash }) => [{ hash }],
  requestEmailVerification: nothing,
  exportAccountData: nothing,
  deleteAccount: () => [{ password: PASSWORD }],
}

const NAMES = Object.keys(ATTEMPTS) as CustomerCall[]

describe('a customer who knows the ids of another one', () => {
  it('is tried with every call for customers', () => {
    const forCustomers = ALL_CALLS.filter(({ access }) => access === 'customer')

    expect(NAMES.toSorted()).toEqual(forCustomers.map(({ name }) => name).toSorted())
  })

  it.each(NAMES)('learns and changes nothing of the other one with %s', async (name) => {
    const { ids, ask, rowsOfFirst } = await twoCustomers()
    const call = callOf(name)
    const before = await rowsOfFirst()

    for (const [index, foreign] of ATTEMPTS[name](ids).entries()) {
      const missing = ATTEMPTS[name](MISSING_IDS)[index]
      const answer = await ask(call, foreign)

      expect(answer.status).toBeLessThan(500)
      for (const word of PRIVATE_WORDS) expect(JSON.stringify(answer)).not.toContain(word)
      const takesId = JSON.stringify(foreign) !== JSON.stringify(missing)
      if (takesId) expect(answer.status).toBeGreaterThanOrEqual(400)
      if (takesId) expect(answer).toEqual(await ask(call, missing))
    }

    expect(await rowsOfFirst()).toEqual(before)
  })

  it('would be noticed: the first customer reaches these things by the same ids', async () => {
    const { backend, first, ids } = await twoCustomers()
    const asFirst = async (name: CustomerCall) => {
      const [payload] = ATTEMPTS[name](ids)
      const { status } = await backend.postAs(first.sessionKey, callOf(name), payload)
      return [name, status]
    }
    const reading = ['getOrderById', 'getOrderToken'] as const
    const changing = ['updateAddress', 'setDefaultAddress', 'updateSubscription'] as const
    const ending = ['cancelSubscription', 'confirmEmailChange', 'endSession'] as const

    for (const name of [...reading, ...changing, ...ending]) {
      const [, status] = await asFirst(name)
      expect([name, [200, 204].includes(Number(status))]).toEqual([name, true])
    }
  })
})

function callOf(name: string) {
  const call = findCall(name)
  if (call === null) throw new Error(`There is no call ${name}`)
  return call
}
