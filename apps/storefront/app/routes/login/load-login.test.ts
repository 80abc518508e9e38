import { describe, expect, it } from 'vitest'
import { loadLogin } from './load-login.ts'
import { aLoginWorld, refused } from './test-login-world.ts'

const CUSTOMER = { status: 200, body: { user: { status: { isGuestCustomer: false } } } }
const GUEST = { status: 200, body: { user: { status: { isGuestCustomer: true } } } }
const NOBODY = { status: 200, body: {} }

function at(query: string): URL {
  return new URL(`https://saum.example/de/login/${query}`)
}

async function locationOf(work: Promise<unknown>): Promise<string | null> {
  const thrown: unknown = await work.catch((error: unknown) => error)
  return thrown instanceof Response ? thrown.headers.get('location') : null
}

describe('[2.17] the login page', () => {
  it.each([
    ['', { kind: 'login', isLoggedOut: false }],
    ['?register=true', { kind: 'register' }],
    ['?register=1', { kind: 'login', isLoggedOut: false }],
    ['?forgotten=true', { kind: 'forgotten', isLinkExpired: false }],
    ['?says=logged-out', { kind: 'login', isLoggedOut: true }],
    ['?says=%3Cscript%3E', { kind: 'login', isLoggedOut: false }],
    ['?says=registered', { kind: 'told', what: 'registered' }],
    ['?confirm=mailed', { kind: 'confirm', token: 'mailed' }],
    ['?verify=mailed', { kind: 'link', purpose: 'verify', hash: 'mailed' }],
    ['?revoke=mailed', { kind: 'link', purpose: 'revoke', hash: 'mailed' }],
    [`?confirm=${'x'.repeat(10_000)}`, { kind: 'login', isLoggedOut: false }],
  ])('has the face its address asks for: %s', async (query, face) => {
    const { context } = aLoginWorld({ answers: { getUser: NOBODY } })

    expect(await loadLogin(context, at(query))).toMatchObject({ face, redirectUrl: null })
  })

  it('knows who came from the checkout, to offer them the way without an account', async () => {
    const { context } = aLoginWorld({ sessionKey: null })

    const page = await loadLogin(context, at('?redirectUrl=%2Fde%2Fcheckout%2F%3Fstep%3Dcontact'))

    expect(page).toMatchObject({ redirectUrl: '/de/checkout/?step=contact', reason: 'checkout' })
  })

  it('offers no way without an account to who was sent here because one is needed', async () => {
    const { context } = aLoginWorld({ sessionKey: null })

    const page = await loadLogin(context, at('?redirectUrl=%2Fde%2Fcheckout%2F%3Faccount%3Dneeded'))

    expect(page).toMatchObject({ redirectUrl: '/de/checkout/?account=needed', reason: null })
  })

  it.each(['https://evil.example/', '//evil', '/\\evil', 'javascript:alert(1)'])(
    'forgets a way that leads elsewhere: %s',
    async (target) => {
      const { context } = aLoginWorld({ sessionKey: null, loginProvider: 'Saum ID' })

      const page = await loadLogin(context, at(`?redirectUrl=${encodeURIComponent(target)}`))

      expect(page.redirectUrl).toBeNull()
      expect(JSON.stringify(page)).not.toContain('evil')
    },
  )

  it('has nothing to offer to who is logged in', async () => {
    const { context } = aLoginWorld({ answers: { getUser: CUSTOMER } })

    expect(await locationOf(loadLogin(context, at('')))).toBe('/de/account/')
    expect(await locationOf(loadLogin(context, at('?redirectUrl=/de/cart/')))).toBe('/de/cart/')
  })

  it('is there while the shop does not answer', async () => {
    const down = { status: 503, body: {} }
    const { context } = aLoginWorld({ answers: { getUser: down, checkPasswordLink: down } })

    expect(await loadLogin(context, at(''))).toMatchObject({ face: { kind: 'login' } })
    expect(await loadLogin(context, at('?hash=x'))).toMatchObject({ face: { kind: 'password' } })
  })

  it('is for those who have ordered as a guest, too', async () => {
    const { context } = aLoginWorld({ answers: { getUser: GUEST } })

    expect(await loadLogin(context, at(''))).toMatchObject({ face: { kind: 'login' } })
  })
})

describe('the link of a mail', () => {
  it.each(['hash', 'confirm', 'verify', 'email', 'revoke'])(
    'changes nothing by being opened: ?%s=',
    async (name) => {
      const isValid = { status: 200, body: { isValid: true } }
      const { context, calls } = aLoginWorld({
        answers: { checkPasswordLink: isValid, getUser: CUSTOMER },
      })

      await loadLogin(context, at(`?${name}=mailed`))

      const asking = new Set(['checkPasswordLink', 'getUser'])
      expect(calls.filter((call) => !asking.has(call.name))).toEqual([])
    },
  )

  it('about a new address is for the customer who has asked for it: others log in first', async () => {
    const customer = aLoginWorld({ answers: { getUser: CUSTOMER } })
    const visitor = aLoginWorld({ answers: { getUser: NOBODY } })

    const page = await loadLogin(customer.context, at('?email=mailed&link=email.0123456789abcdef'))
    const login = await locationOf(
      loadLogin(visitor.context, at('?email=mailed&link=email.0123456789abcdef')),
    )

    expect(page.face).toEqual({ kind: 'link', purpose: 'email', hash: 'mailed' })
    expect(login).toBe('/de/login/?redirectUrl=%2Fde%2Flogin%2F%3Flink%3Demail.0123456789abcdef')
    expect(await loadLogin(visitor.context, new URL(login ?? '', at('')))).toMatchObject({
      face: { kind: 'login' },
      redirectUrl: '/de/login/?link=email.0123456789abcdef',
      reason: 'email',
    })
  })

  it('for a password leads to a new one where it is no good any more', async () => {
    const answers = { checkPasswordLink: { status: 200, body: { isValid: false } } }
    const { context } = aLoginWorld({ answers })

    expect(await locationOf(loadLogin(context, at('?hash=old')))).toBe(
      '/de/login/?forgotten=true&says=link-expired',
    )
  })

  it('is tried where nobody may ask about it just now', async () => {
    const answers = { checkPasswordLink: refused(429, 'too-many-requests') }
    const { context } = aLoginWorld({ answers })

    expect(await loadLogin(context, at('?hash=mailed'))).toMatchObject({
      face: { kind: 'password', hash: 'mailed' },
    })
  })
})
