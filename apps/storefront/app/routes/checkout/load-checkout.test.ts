import { describe, expect, it } from 'vitest'
import { loadCheckout } from './load-checkout.ts'
import { aCheckoutWorld, ELEMENT, FRAGMENT, TOKEN } from './test-checkout-context.ts'

const PAGE = new URL('https://saum.example/de/checkout/')

function refused(status: number, kind: string) {
  return { status, body: { kind, title: kind } }
}

async function redirectOf(work: Promise<unknown>): Promise<string | null> {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  return thrown instanceof Response ? thrown.headers.get('location') : null
}

describe('[2.12] the checkout', () => {
  it('is painted at once, with a token for the basket of the visitor', async () => {
    const { context, asked, calls } = aCheckoutWorld()

    const checkout = await loadCheckout(context, new URL('?step=delivery&payment=failed', PAGE))

    expect(checkout).toEqual({
      ...TOKEN,
      host: '/checkout-host',
      element: ELEMENT,
      fragment: FRAGMENT,
    })
    expect(calls[0]).toMatchObject({ name: 'getCheckoutToken', sessionKey: 'visitor' })
    expect(asked[0]).toMatchObject({
      checkoutJwt: 'jwt',
      step: 'delivery',
      payment: 'failed',
      notice: null,
    })
  })

  it('gives the session another key, and asks for its markup as the session before', async () => {
    const token = { status: 200, body: TOKEN, session: 'next' } as const
    const { context, asked, calls, entered } = aCheckoutWorld({ token })

    await loadCheckout(context, PAGE)

    expect(calls[0]).toMatchObject({ sessionKey: 'visitor', nextSessionKey: 'next' })
    expect(entered).toEqual(['next'])
    expect(asked[0]?.pageKey).toBe('visitor')
  })

  it('is open to visitors who have nothing in their basket yet, and says so', async () => {
    const { context, calls } = aCheckoutWorld({ sessionKey: null })

    expect(await loadCheckout(context, PAGE)).toBeNull()
    expect(calls).toEqual([])
  })

  it('has nothing to show when everything in the basket is sold out', async () => {
    const { context } = aCheckoutWorld({ token: refused(409, 'nothing-to-order') })

    expect(await loadCheckout(context, PAGE)).toBeNull()
  })

  it('says the same when the last piece went between token and markup', async () => {
    const fragment = async () => ({ ...FRAGMENT, step: 'empty' as const })

    expect(await loadCheckout(aCheckoutWorld({ fragment }).context, PAGE)).toBeNull()
  })

  it('waits for its script where another host draws it', async () => {
    const { context } = aCheckoutWorld({ isForeignHost: true })

    const checkout = await loadCheckout(context, PAGE)

    expect(checkout).toMatchObject({ host: 'https://pay.example', fragment: null })
  })

  it('survives a host that fails', async () => {
    const fault = new Error('The host is down')
    const { context, faults } = aCheckoutWorld({
      fragment: () => Promise.reject(fault),
    })

    const checkout = await loadCheckout(context, PAGE)

    expect(checkout?.fragment).toBeNull()
    expect(faults).toEqual([fault])
  })

  it('has no script while another host does not say its hash', async () => {
    const fault = new Error('The host is down')
    const { context, faults } = aCheckoutWorld({
      isForeignHost: true,
      element: () => Promise.reject(fault),
    })

    const checkout = await loadCheckout(context, PAGE)

    expect(checkout).toMatchObject({ element: null, fragment: null })
    expect(faults).toEqual([fault])
  })
})

describe('[2.35] a guest who has just ordered', () => {
  const asGuest = { token: refused(403, 'guest-customer') }

  it('is sent to where they wanted to go on', async () => {
    const { context } = aCheckoutWorld(asGuest)

    const url = new URL('?redirectUrl=%2Fde%2Fwishlist%2F', PAGE)

    expect(await redirectOf(loadCheckout(context, url))).toBe('/de/wishlist/')
  })

  it.each([
    '',
    '?redirectUrl=https://evil.example/',
    '?redirectUrl=//evil',
    '?redirectUrl=/de/checkout/',
  ])(
    'is sent home by default, never to another site and never round in circles: %s',
    async (query) => {
      const { context } = aCheckoutWorld(asGuest)

      expect(await redirectOf(loadCheckout(context, new URL(query, PAGE)))).toBe('/de/')
    },
  )
})
