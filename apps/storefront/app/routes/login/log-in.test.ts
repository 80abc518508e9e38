import { describe, expect, it } from 'vitest'
import { createBackend } from '@saum/contract/backend'
import { logIn } from './log-in.ts'
import { loginReasonOf } from './login-reason.ts'

function aShop(status: number, kind = '') {
  const payloads: unknown[] = []
  const backend = createBackend(
    async ({ body }) => {
      payloads.push(JSON.parse(body))
      const answer = status === 200 ? null : { kind, title: kind }
      return { status, contentType: 'application/json', body: JSON.stringify(answer) }
    },
    { shopId: 10028, requestId: 'request-1' },
  )
  return { backend, payloads }
}

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const RIGHT = { email: 'marlene@saum.example', password: 'nadel und faden' }

describe('[2.17] logging in by the form', () => {
  it('asks the shop once', async () => {
    const { backend, payloads } = aShop(200)

    expect(await logIn(backend, aForm(RIGHT))).toBeNull()
    expect(payloads).toEqual([{ payload: RIGHT }])
  })

  it.each([
    [404, 'wrong-credentials'],
    [403, 'customer-inactive'],
  ])('says the same whatever was wrong: %d', async (status, kind) => {
    const { backend } = aShop(status, kind)

    expect(await logIn(backend, aForm(RIGHT))).toMatchObject({
      problem: 'mismatch',
      email: RIGHT.email,
      isEmailWrong: false,
    })
  })

  it('tells who has tried too often', async () => {
    const { backend } = aShop(429, 'too-many-requests')

    expect(await logIn(backend, aForm(RIGHT))).toMatchObject({ problem: 'too-many' })
  })

  it.each([
    [{}, { isEmailWrong: true, isPasswordMissing: true }],
    [
      { email: 'marlene@', password: 'x' },
      { isEmailWrong: true, isPasswordMissing: false },
    ],
    [{ email: 'm@saum.example' }, { isEmailWrong: false, isPasswordMissing: true }],
    [{ email: `${'m'.repeat(10_000)}@saum.example`, password: 'x' }, { isEmailWrong: true }],
    [{ email: '<script>alert(1)</script>', password: 'x' }, { isEmailWrong: true }],
  ])('names the field that is not right without asking: %o', async (fields, expected) => {
    const { backend, payloads } = aShop(200)

    const refusal = await logIn(backend, aForm(fields))

    expect(refusal).toMatchObject({ problem: 'incomplete', ...expected })
    expect(refusal?.email.length).toBeLessThanOrEqual(254)
    expect(payloads).toEqual([])
  })

  it('takes a password nobody can have for a wrong one', async () => {
    const { backend, payloads } = aShop(200)

    const refusal = await logIn(backend, aForm({ ...RIGHT, password: '🧵'.repeat(5_000) }))

    expect(refusal).toMatchObject({ problem: 'mismatch' })
    expect(payloads).toEqual([])
  })
})

describe('the login page', () => {
  it('knows who came from the checkout, to offer them the way without an account', () => {
    expect(loginReasonOf('/de/checkout/?step=contact')).toBe('checkout')
    expect(loginReasonOf('/fr-ch/account/orders/')).toBe('account')
    expect(loginReasonOf('/de/')).toBeNull()
    expect(loginReasonOf('/de/p/checkout/')).toBeNull()
  })
})
