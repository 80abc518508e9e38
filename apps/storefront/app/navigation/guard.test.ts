import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardRoute } from './guard.ts'

const CUSTOMER = { isGuestCustomer: false }
const GUEST_CUSTOMER = { isGuestCustomer: true }

const orders = {
  isProtected: true,
  isCheckout: false,
  customer: null,
  path: '/ch/account/orders/?page=2',
  redirectUrl: null,
}

const checkout = {
  isProtected: false,
  isCheckout: true,
  customer: GUEST_CUSTOMER,
  path: '/de/checkout/',
  redirectUrl: null,
}

describe('[2.35] [6.3] a protected page', () => {
  it.each([
    ['a guest', null],
    ['somebody who has ordered as a guest', GUEST_CUSTOMER],
  ])('sends %s to the login of their shop with the way back', (_who, customer) => {
    expect(guardRoute({ ...orders, customer })).toEqual({
      kind: 'redirect',
      to: '/ch/login/?redirectUrl=%2Fch%2Faccount%2Forders%2F%3Fpage%3D2',
    })
  })

  it('opens for customers', () => {
    expect(guardRoute({ ...orders, customer: CUSTOMER })).toEqual({ kind: 'continue' })
  })
})

describe('[2.35] [6.3] the checkout', () => {
  it('is open to guests and customers', () => {
    expect(guardRoute({ ...checkout, customer: null })).toEqual({ kind: 'continue' })
    expect(guardRoute({ ...checkout, customer: CUSTOMER })).toEqual({ kind: 'continue' })
  })

  it('sends a guest-checkout customer where the address says, else home', () => {
    expect(guardRoute({ ...checkout, redirectUrl: '/de/cart/' })).toEqual({
      kind: 'redirect',
      to: '/de/cart/',
    })
    expect(guardRoute(checkout)).toEqual({ kind: 'redirect', to: '/de/' })
  })

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example'])(
    'sends nobody to %s',
    (redirectUrl) => {
      expect(guardRoute({ ...checkout, redirectUrl })).toEqual({ kind: 'redirect', to: '/de/' })
    },
  )

  it.each(['/de/checkout/', '/de/checkout', '/de/checkout/?step=2', '/de/c/../checkout/'])(
    'does not send a guest-checkout customer in circles by %s',
    (redirectUrl) => {
      expect(guardRoute({ ...checkout, redirectUrl })).toEqual({ kind: 'redirect', to: '/de/' })
    },
  )
})

it('leaves all other pages alone', () => {
  fc.assert(
    fc.property(fc.constantFrom(null, CUSTOMER, GUEST_CUSTOMER), fc.string(), (customer, path) => {
      const request = { isProtected: false, isCheckout: false, customer, path, redirectUrl: '/de/' }
      expect(guardRoute(request)).toEqual({ kind: 'continue' })
    }),
  )
})
