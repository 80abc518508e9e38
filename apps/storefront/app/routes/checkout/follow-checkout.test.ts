import { describe, expect, it } from 'vitest'
import { followCheckout, type CheckoutHostess, type CheckoutToken } from './follow-checkout.ts'

const TOKEN: CheckoutToken = { checkoutJwt: 'next', expiresAt: '2026-11-16T13:00:00Z' }

class FakeElement extends EventTarget {
  readonly tokens: string[] = []

  setToken(checkoutJwt: string): void {
    this.tokens.push(checkoutJwt)
  }

  getAttribute(): string {
    return 'first'
  }
}

function aPage(renewal: CheckoutToken | 'gone' | null = TOKEN) {
  const element = new FakeElement()
  const went: string[] = []
  let renewals = 0
  const hostess: CheckoutHostess = {
    async renewToken() {
      renewals += 1
      return renewal
    },
    async refreshBasket() {
      went.push('(basket counted)')
    },
    goTo: (path) => went.push(path),
    reload: () => went.push('(reload)'),
    loginPath: '/de/login/?redirectUrl=%2Fde%2Fcheckout%2F',
    successPath: '/de/success/',
    origin: 'https://saum.example',
  }
  const stop = followCheckout(element, hostess)

  /** Lets whatever the event began come to its end. */
  async function hear(name: string, detail?: unknown) {
    const event = new CustomEvent(name, { detail, cancelable: true })
    element.dispatchEvent(event)
    await new Promise((resolve) => setImmediate(resolve))
    return event
  }

  return { element, went, hear, stop, renewals: () => renewals }
}

describe('[7.58] the page around the checkout', () => {
  it('gets a new token before the one there is ends, so that nobody is timed out', async () => {
    const page = aPage()

    await page.hear('checkout:token-expiring')

    expect(page.element.tokens).toEqual(['next'])
  })

  it('asks once however often the element complains at the same time', async () => {
    const page = aPage()

    void page.hear('checkout:invalid-token')
    void page.hear('checkout:invalid-token')
    await page.hear('checkout:token-expiring')

    expect(page.renewals()).toBe(1)
  })

  it('begins anew where there is nothing to check out any more', async () => {
    const page = aPage('gone')

    await page.hear('checkout:token-expiring')

    expect(page.went).toEqual(['(reload)'])
  })

  it('has what was refused sent again before it begins anew: another window may have ordered', async () => {
    const page = aPage('gone')

    await page.hear('checkout:invalid-token')
    expect(page.element.tokens).toEqual(['first'])
    expect(page.went).toEqual([])
    await page.hear('checkout:error', { code: 'token' })

    expect(page.went).toEqual(['(reload)'])
  })

  it('keeps everything as it is while nobody answers', async () => {
    const page = aPage(null)

    await page.hear('checkout:token-expiring')

    expect(page.went).toEqual([])
    expect(page.element.tokens).toEqual([])
  })

  it('leads to the login and back', async () => {
    const page = aPage()

    const { defaultPrevented } = await page.hear('checkout:auth-required')

    expect(page.went).toEqual(['/de/login/?redirectUrl=%2Fde%2Fcheckout%2F'])
    expect(defaultPrevented).toBe(true)
  })

  it('counts the basket anew when the checkout has changed it', async () => {
    const page = aPage()

    await page.hear('checkout:basket-changed')

    expect(page.went).toEqual(['(basket counted)'])
  })

  it('opens the confirmation of the order, and is the only one to do so', async () => {
    const page = aPage()
    const detail = { orderId: 7, successUrl: '/de/success/?cbd=a.b' }

    const { defaultPrevented } = await page.hear('checkout:complete', detail)

    expect(page.went).toEqual(['/de/success/?cbd=a.b'])
    expect(defaultPrevented).toBe(true)
  })

  it.each([
    'https://evil.example/success/',
    '//evil.example/',
    'javascript:alert(1)',
    7,
    undefined,
  ])('sends nobody to another site, whatever the element says: %s', async (successUrl) => {
    const page = aPage()

    await page.hear('checkout:complete', { successUrl })

    expect(page.went).toEqual(['/de/success/'])
  })

  it('hears nothing of an element it has left', async () => {
    const page = aPage()
    page.stop()

    await page.hear('checkout:auth-required')

    expect(page.went).toEqual([])
  })
})
