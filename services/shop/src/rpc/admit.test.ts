import type { Access } from '@saum/contract/call'
import { getBasket } from '@saum/contract/basket'
import { ALL_CALLS } from '@saum/contract/calls'
import { getOrders } from '@saum/contract/order'
import { accept } from '@saum/domain/result'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import { admit } from './admit.ts'
import { on, onCustomer, onSession, type CallContext } from './handler.ts'

describe('a call', () => {
  it.each(namesOf('customer'))('%s is refused without a login', async (name) => {
    const backend = await startTestBackend()

    const stranger = await backend.send({ name })
    const visitor = await backend.send({ name, sessionKey: aSessionKey() })

    expect(stranger).toMatchObject({ status: 400, body: { kind: 'no-session' } })
    expect(visitor).toMatchObject({ status: 401, body: { kind: 'not-logged-in' } })
  })

  it.each(namesOf('session'))('%s is refused without a session', async (name) => {
    const backend = await startTestBackend()

    const stranger = await backend.send({ name })

    expect(stranger).toMatchObject({ status: 400, body: { kind: 'no-session' } })
  })

  it('with an access we do not know is refused to a visitor, as one for customers', async () => {
    const visitor: CallContext = { ...CONTEXT, sessionKey: aSessionKey() }

    const stranger = await admit({ access: 'everybody' as Access }, CONTEXT)
    const known = await admit({ access: 'everybody' as Access }, visitor)

    expect([stranger, known]).toMatchObject([
      { ok: false, refusal: { kind: 'no-session' } },
      { ok: false, refusal: { kind: 'not-logged-in' } },
    ])
  })
})

describe('a handler', () => {
  it('compiles only with the check that the access of its call demands', () => {
    const refused = () => Promise.reject(new Error('not called'))

    // @ts-expect-error: a call for customers has to check the login.
    const unchecked = on(getOrders, refused)
    // @ts-expect-error: a session is not a login.
    const halfChecked = onSession(getOrders, refused)
    // @ts-expect-error: a call for visitors must not depend on a login.
    const tooStrict = onCustomer(getBasket, refused)
    // @ts-expect-error: a call for visitors needs their session.
    const withoutSession = on(getBasket, refused)

    expect([unchecked, halfChecked, tooStrict, withoutSession]).toHaveLength(4)
  })

  it('of customers fails rather than run for a caller who was not admitted', () => {
    const ran: unknown[] = []
    const { handle } = onCustomer(getOrders, async (payload) => {
      ran.push(payload)
      return accept({ entities: [], pagination: PAGINATION })
    })

    expect(() => handle({}, CONTEXT, { owner: null, customer: null })).toThrow('without a customer')
    expect(ran).toEqual([])
  })
})

const PAGINATION = {
  current: 0,
  total: 0,
  perPage: 8,
  page: 1,
  first: 1,
  prev: 1,
  next: 1,
  last: 1,
}

const CONTEXT: CallContext = {
  shop: DEFAULT_SHOP,
  requestId: 'request-1',
  sessionKey: null,
  nextSessionKey: null,
  clientKey: null,
  agent: '',
  findOwner: async (sessionKey) => ({
    shop: DEFAULT_SHOP,
    sessionKey,
    visitorId: sessionKey,
    customer: null,
    basketKey: 'b',
    wishlistKey: 'w',
    formerBasketKey: null,
  }),
  sessions: {
    begin: unexpected,
    keep: unexpected,
    hasItems: unexpected,
    issueNext: unexpected,
  },
  giveNextSession: () => expect.unreachable('no session was begun'),
}

function unexpected(): Promise<never> {
  return Promise.reject(new Error('Sessions do not change here'))
}

function namesOf(wanted: Access): string[] {
  return ALL_CALLS.filter(({ access }) => access === wanted).map(({ name }) => name)
}
