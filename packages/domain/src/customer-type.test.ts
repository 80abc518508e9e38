import { describe, expect, it } from 'vitest'
import { customerTypeOf } from './customer-type.ts'

const ACCOUNT = { isGuestCustomer: false }
const GUEST = { isGuestCustomer: true }

describe('[3.5] the type of a customer', () => {
  it.each([
    ['nobody who is logged in', null, 'guest'],
    ['somebody who has ordered without an account', { groups: [], status: GUEST }, 'guest'],
    ['a guest, whatever their groups say', { groups: ['new'], status: GUEST }, 'guest'],
    ['[3.3] an account without an order', { groups: ['new'], status: ACCOUNT }, 'new'],
    ['a new one with a card', { groups: ['Temporary_Card', 'new'], status: ACCOUNT }, 'new'],
    ['everybody else', { groups: ['VIP_Card'], status: ACCOUNT }, 'existing'],
  ] as const)('of %s', (_who, user, type) => {
    expect(customerTypeOf(user)).toBe(type)
  })
})
