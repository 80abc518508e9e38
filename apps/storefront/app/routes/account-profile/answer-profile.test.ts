import type { RpcRequest } from '@saum/contract/rpc'
import type { User } from '@saum/contract/user'
import { SHOPS } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import {
  loginPathContext,
  scopeContext,
  shopContext,
  visitorContext,
  type RequestScope,
} from '#app/server/context.ts'
import { answerProfile } from './answer-profile.ts'

const LOGIN = '/de/login/?redirectUrl=%2Fde%2Faccount%2Fprofile-details%2F'
const PERSON = {
  intent: 'person',
  firstName: ' Marlene ',
  lastName: 'Vogt',
  phone: '',
  birthDate: '1988-11-14',
}
const PASSWORDS = { intent: 'password', password: 'nadel und faden', newPassword: 'knopf und naht' }
const EMAIL = { intent: 'email', email: 'm.vogt@saum.example', password: 'nadel und faden' }

interface Answer {
  status: number
  body?: unknown
}

function refused(status: number, kind: string, more: object = {}): Answer {
  return { status, body: { kind, title: kind, ...more } }
}

function aCustomer({ status, body = null }: Answer = { status: 200 }, type = 'password') {
  const calls: (RpcRequest & { payload: unknown })[] = []
  const faults: unknown[] = []
  let hasEntered = false
  const context = new RouterContextProvider()
  context.set(shopContext, SHOPS[0])
  context.set(loginPathContext, LOGIN)
  context.set(visitorContext, { email: 'marlene@saum.example', authentication: { type } } as User)
  // An action looks at nothing else of these.
  context.set(scopeContext, {
    requestId: 'request-1',
    session: {
      key: 'session',
      next: () => 'next-session',
      enterNext: () => (hasEntered = true),
    },
    services: {
      async rpc(request: RpcRequest) {
        calls.push({ ...request, payload: JSON.parse(request.body).payload })
        return { status, contentType: 'application/json', body: JSON.stringify(body) }
      },
      reportFault: (error: unknown) => faults.push(error),
    },
  } as unknown as RequestScope)

  function send(fields: Record<string, string>) {
    const page = 'https://saum.example/de/account/profile-details/'
    const form = new URLSearchParams(fields)
    return answerProfile(context, new Request(page, { method: 'POST', body: form }))
  }

  return { send, calls, faults, hasEntered: () => hasEntered }
}

describe('[2.20] [7.5] the person of a profile', () => {
  it('is saved, and what is empty is taken out', async () => {
    const customer = aCustomer()

    expect(await customer.send(PERSON)).toEqual({ says: 'saved' })
    expect(customer.calls).toMatchObject([
      {
        name: 'updateShopUser',
        sessionKey: 'session',
        payload: { firstName: 'Marlene', lastName: 'Vogt', phone: '', birthDate: '1988-11-14' },
      },
    ])
  })

  it.each([
    ['birthDate', '2999-01-01', 'in-future'],
    ['birthDate', '1899-12-31', 'too-early'],
    ['birthDate', '1988-02-30', 'invalid'],
    ['birthDate', '14.11.1988', 'invalid'],
    ['birthDate', '2024-01-01', 'too-young'],
    ['firstName', 'M'.repeat(10_000), 'too-long'],
    ['lastName', '<script>alert(1)</script>', 'invalid'],
    ['phone', `' or '1'='1`, 'invalid'],
  ])('is not with %s %j, and nobody is asked', async (field, typed, reason) => {
    const customer = aCustomer()

    expect(await customer.send({ ...PERSON, [field]: typed })).toMatchObject({
      problem: 'incomplete',
      personFaults: [{ field, reason }],
    })
    expect(customer.calls).toEqual([])
  })

  it('says what only the shop knew', async () => {
    const errors = [{ field: 'phone', reason: 'invalid' }]

    expect(await aCustomer(refused(422, 'invalid-fields', { errors })).send(PERSON)).toMatchObject({
      personFaults: errors,
      person: { firstName: ' Marlene ' },
    })
  })
})

describe('[7.6] another password', () => {
  it('is another session for this browser', async () => {
    const customer = aCustomer({ status: 200, body: { user: {} } })

    expect(await customer.send(PASSWORDS)).toEqual({ says: 'password' })
    expect(customer.calls).toMatchObject([
      {
        name: 'updatePassword',
        payload: { oldPassword: PASSWORDS.password, newPassword: PASSWORDS.newPassword },
        sessionKey: 'session',
        nextSessionKey: 'next-session',
      },
    ])
    expect(customer.hasEntered()).toBe(true)
  })

  it.each([
    [403, 'wrong-password', { passwordFault: 'wrong' }],
    [422, 'weak-password', { newPasswordFault: 'weak' }],
    [429, 'too-many-requests', { problem: 'too-many', waitMinutes: 15 }],
  ])('is refused in words: %d', async (status, kind, expected) => {
    const customer = aCustomer(refused(status, kind))

    expect(await customer.send(PASSWORDS)).toMatchObject(expected)
    expect(customer.hasEntered()).toBe(false)
  })

  it.each([
    [{ password: '' }, { passwordFault: 'required' }],
    [{ newPassword: 'kurz' }, { newPasswordFault: 'short' }],
    [{ newPassword: 'n'.repeat(129) }, { newPasswordFault: 'long' }],
    [{ password: '🧵'.repeat(5_000) }, { passwordFault: 'wrong' }],
  ])('is not asked for with %#', async (typed, expected) => {
    const customer = aCustomer()

    expect(await customer.send({ ...PASSWORDS, ...typed })).toMatchObject(expected)
    expect(customer.calls).toEqual([])
  })
})

describe('another address', () => {
  it('waits for the mail to it', async () => {
    const customer = aCustomer()

    expect(await customer.send(EMAIL)).toEqual({ says: 'email-sent' })
    expect(customer.calls).toMatchObject([{ name: 'requestEmailChange' }])
  })

  it.each([
    [{ email: 'm.vogt@' }, { emailFault: 'invalid' }],
    [{ email: 'Marlene@Saum.example' }, { emailFault: 'same' }],
    [{ email: `${'m'.repeat(10_000)}@saum.example` }, { emailFault: 'invalid' }],
    [{ password: '' }, { passwordFault: 'required' }],
  ])('is not asked for with %#', async (typed, expected) => {
    const customer = aCustomer()

    const refusal = await customer.send({ ...EMAIL, ...typed })

    expect(refusal).toMatchObject(expected)
    expect(JSON.stringify(refusal).length).toBeLessThan(700)
    expect(customer.calls).toEqual([])
  })

  it('wants the password again, of those who have one', async () => {
    const byProvider = aCustomer({ status: 200 }, 'idp')

    expect(await aCustomer(refused(403, 'wrong-password')).send(EMAIL)).toMatchObject({
      passwordFault: 'wrong',
    })
    expect(await byProvider.send({ ...EMAIL, password: '' })).toEqual({ says: 'email-sent' })
    const long = aCustomer(refused(403, 'login-too-old'), 'idp')
    expect(await long.send({ ...EMAIL, password: '' })).toMatchObject({ problem: 'login-too-old' })
  })
})

describe('the devices', () => {
  it('can be logged out one by one, and nobody else’s', async () => {
    const customer = aCustomer(refused(404, 'session-not-found'))

    expect(await customer.send({ intent: 'end-device', device: 'of-somebody' })).toEqual({
      says: 'device',
    })
    expect(await customer.send({ intent: 'end-device', device: 'x'.repeat(10_000) })).toEqual({
      says: 'device',
    })
    expect(customer.calls).toMatchObject([{ name: 'endSession', payload: { id: 'of-somebody' } }])
  })

  it('can be logged out all at once', async () => {
    const customer = aCustomer()

    expect(await customer.send({ intent: 'end-others' })).toEqual({ says: 'others' })
    expect(customer.calls).toMatchObject([{ name: 'endOtherSessions' }])
  })
})

it.each([PERSON, PASSWORDS, EMAIL, { intent: 'end-others' }])(
  'a customer who was logged out meanwhile is sent to the login: %o',
  async (form) => {
    const customer = aCustomer(refused(401, 'not-logged-in'))

    const thrown: unknown = await customer.send(form).catch((error: unknown) => error)

    expect((thrown as Response).headers.get('location')).toBe(LOGIN)
    expect(customer.hasEntered()).toBe(false)
  },
)

it('what was typed is there again when the shop does not answer, but for the passwords', async () => {
  const customer = aCustomer({ status: 500 })

  const refusal = await customer.send({ ...PERSON, ...PASSWORDS })

  expect(refusal).toMatchObject({ problem: 'no-answer', person: { lastName: 'Vogt' } })
  expect(JSON.stringify(refusal)).not.toContain('nadel')
  expect(customer.faults).toHaveLength(1)
})

it('a form that is none of ours does nothing', async () => {
  const customer = aCustomer()

  expect(await customer.send({ intent: 'constructor' })).toBeNull()
  expect(customer.calls).toEqual([])
})
