import { createBackend } from '@saum/contract/backend'
import { describe, expect, it } from 'vitest'
import { problemIn } from './sign-in-problem.ts'
import { signIn } from './sign-in.ts'

function aShop(status: number, answer: object) {
  const payloads: unknown[] = []
  const backend = createBackend(
    async ({ body }) => {
      payloads.push((JSON.parse(body) as { payload: unknown }).payload)
      return { status, contentType: 'application/json', body: JSON.stringify(answer) }
    },
    { shopId: 10028, requestId: 'request-1' },
  )
  return { backend, payloads }
}

describe('coming back from a provider', () => {
  it('hands on what the provider says and nothing else, and leads on', async () => {
    const shop = aShop(200, { message: 'success', redirectUrl: '/de/account/' })
    const params = new URLSearchParams('state=s&code=c&iss=i&session_state=x&redirectUrl=/evil/')

    const outcome = await signIn(shop.backend, params)

    expect(outcome).toEqual({ problem: null, returnPath: '/de/account/' })
    expect(shop.payloads).toEqual([{ state: 's', code: 'c', iss: 'i' }])
  })

  it.each([
    ['invalid-login', 400, 'invalid'],
    ['no-session', 400, 'invalid'],
    ['login-refused', 401, 'cancelled'],
    ['email-unverified', 403, 'email'],
    ['account-unverified', 403, 'account'],
    ['customer-inactive', 403, 'inactive'],
    ['provider-unavailable', 503, 'unavailable'],
  ])('knows why it came to nothing: %s', async (kind, status, problem) => {
    const shop = aShop(status, { kind, title: kind, redirectUrl: '/de/checkout/' })

    const outcome = await signIn(shop.backend, new URLSearchParams('state=s&code=c'))

    expect(outcome).toEqual({ problem, returnPath: '/de/checkout/' })
  })

  it.each(['https://evil.example/', '//evil.example', 7, null])(
    'never leads to %j',
    async (redirectUrl) => {
      const shop = aShop(401, { kind: 'login-refused', title: '', redirectUrl })

      const outcome = await signIn(shop.backend, new URLSearchParams('state=s'))

      expect(outcome.returnPath).toBeNull()
    },
  )

  it.each([`state=${'s'.repeat(201)}`, `state=s&code=${'c'.repeat(5_000)}`])(
    'asks nothing with what no provider sends',
    async (query) => {
      const shop = aShop(200, {})

      const outcome = await signIn(shop.backend, new URLSearchParams(query))

      expect(outcome.problem).toBe('invalid')
      expect(shop.payloads).toEqual([])
    },
  )

  it('takes a problem nobody has written for a sign-in that was none', () => {
    expect(problemIn(new URLSearchParams('problem=email'))).toBe('email')
    expect(problemIn(new URLSearchParams('problem=<script>'))).toBe('invalid')
    expect(problemIn(new URLSearchParams('problem=constructor'))).toBe('invalid')
    expect(problemIn(new URLSearchParams())).toBe('invalid')
  })
})
