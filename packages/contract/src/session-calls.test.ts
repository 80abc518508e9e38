import { describe, expect, it } from 'vitest'
import * as accountCalls from './account.ts'
import * as addressBookCalls from './address-book.ts'
import * as basketCalls from './basket.ts'
import { isCall } from './call.ts'
import * as checkoutCalls from './checkout.ts'
import * as cardCalls from './fashion-card.ts'
import * as loginCalls from './login.ts'
import * as newsletterCalls from './newsletter.ts'
import * as orderCalls from './order.ts'
import {
  LOGIN_CALLS,
  LOGOUT_CALLS,
  SESSION_CALLS,
  SESSION_STARTING_CALLS,
} from './session-calls.ts'
import * as subscriptionCalls from './subscription.ts'
import * as userCalls from './user.ts'
import * as wishlistCalls from './wishlist.ts'

describe('calls that need a session', () => {
  const customers = [userCalls, accountCalls, addressBookCalls, cardCalls, subscriptionCalls]
  const purchases = [basketCalls, checkoutCalls, orderCalls, newsletterCalls]
  const calls = [...customers, ...purchases, loginCalls, wishlistCalls]
    .flatMap((module) => Object.values<unknown>(module))
    .filter(isCall)

  it('are all those that refuse to work without one, and those that lead to or from one', () => {
    const needing = calls.filter(({ refusals }) => 'no-session' in refusals)
    const names = [...needing.map(({ name }) => name), ...LOGIN_CALLS, ...LOGOUT_CALLS]

    expect(names.filter((name) => !SESSION_CALLS.has(name))).toEqual([])
  })

  it('start one only by adding something', () => {
    const adding = [...SESSION_CALLS].filter((name) => name.startsWith('add'))

    expect([...SESSION_STARTING_CALLS]).toEqual(adding)
  })

  it('are not the look at a list somebody else has shared', () => {
    expect(SESSION_CALLS.has(wishlistCalls.getSharedWishlist.name)).toBe(false)
  })
})
