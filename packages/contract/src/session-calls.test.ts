import { describe, expect, it } from 'vitest'
import * as basketCalls from './basket.ts'
import type { Call } from './call.ts'
import * as checkoutCalls from './checkout.ts'
import * as loginCalls from './login.ts'
import * as orderCalls from './order.ts'
import { LOGIN_CALLS, SESSION_CALLS, SESSION_STARTING_CALLS } from './session-calls.ts'
import * as wishlistCalls from './wishlist.ts'

describe('calls that need a session', () => {
  const modules = [basketCalls, checkoutCalls, loginCalls, orderCalls, wishlistCalls]
  const calls = modules.flatMap((module) => Object.values<unknown>(module)).filter(isCall)

  it('are all those that refuse to work without one, and the login that gives one', () => {
    const needing = calls.filter(({ refusals }) => 'no-session' in refusals)
    const names = [...needing.map(({ name }) => name), ...LOGIN_CALLS]

    expect([...SESSION_CALLS].toSorted()).toEqual(names.toSorted())
  })

  it('start one only by adding something', () => {
    const adding = [...SESSION_CALLS].filter((name) => name.startsWith('add'))

    expect([...SESSION_STARTING_CALLS]).toEqual(adding)
  })

  it('are not the look at a list somebody else has shared', () => {
    expect(SESSION_CALLS.has(wishlistCalls.getSharedWishlist.name)).toBe(false)
  })
})

/** Beside the calls their shapes are exported too. */
function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'refusals' in value
}
