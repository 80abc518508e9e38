import type { RpcRequest } from '@saum/contract/rpc'
import { getSessions, getUser, type User } from '@saum/contract/user'
import { findShopByPath, type Shop } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { scopeContext, shopContext, visitorContext, type RequestScope } from './context.ts'
import { customerBackend, customerOf } from './customer-backend.ts'
import { guardMiddleware } from './guard-middleware.ts'

const ORDERS = 'https://saum.example/ch/account/orders/?page=2'
const LOGIN = '/ch/login/?redirectUrl=%2Fch%2Faccount%2Forders%2F%3Fpage%3D2'
const CUSTOMER = { firstName: 'Marlene', status: { isGuestCustomer: false } } as User
const GUEST = { firstName: 'Jule', status: { isGuestCustomer: true } } as User

interface Answer {
  status: number
  body: unknown
}

interface ShopParts {
  key?: string | null
  other?: Answer
}

/** A shop that knows one user and answers everything else as a test says. */
function aShop(user: User | null, { key = 'visitor', other = OK }: ShopParts = {}) {
  const calls: RpcRequest[] = []
  const context = new RouterContextProvider()
  context.set(shopContext, findShopByPath('ch') as Shop)
  // The guard looks at nothing else of these.
  context.set(scopeContext, {
    requestId: 'request-1',
    guarded: new Set(['/:shop/account/orders']),
    session: { key },
    services: {
      async rpc(request: RpcRequest) {
        calls.push(request)
        const isAsked = request.name === getUser.name
        const { status, body } = isAsked ? { status: 200, body: user ? { user } : {} } : other
        return { status, contentType: 'application/json', body: JSON.stringify(body) }
      },
    },
  } as unknown as RequestScope)

  async function open(pattern: string, address = ORDERS): Promise<Response | null> {
    const url = new URL(address)
    const request = { context, url, pattern, params: {}, request: new Request(url) }
    try {
      await guardMiddleware(request, () => {
        throw new Error('The guard leaves the page to the router')
      })
      return null
    } catch (thrown) {
      return thrown as Response
    }
  }

  return { context, calls, open }
}

const OK: Answer = { status: 200, body: [] }
const GUARDED = ':shop/account/orders'

async function locationOf(work: Promise<unknown>): Promise<unknown> {
  const thrown: unknown = await work.catch((error: unknown) => error)
  return thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown
}

describe('[2.29] [2.35] a page of the account', () => {
  it('opens for a customer, who is known to all its parts', async () => {
    const { open, context } = aShop(CUSTOMER)

    expect(await open(GUARDED)).toBeNull()
    expect(customerOf(context).firstName).toBe('Marlene')
  })

  it.each([
    ['nobody is logged in', null, 'visitor'],
    ['there is no session at all', CUSTOMER, null],
    ['somebody has only ordered as a guest', GUEST, 'visitor'],
  ])('leads to the login where %s, and is kept by nobody', async (_why, user, key) => {
    const { open, context } = aShop(user, { key })

    const answer = await open(GUARDED)

    expect(answer?.headers.get('location')).toBe(LOGIN)
    expect(answer?.headers.get('cache-control')).toBe('private, no-store')
    expect(context.get(visitorContext)).toBeNull()
  })
})

it('a protected page carries no way to another site into the login', async () => {
  const { open } = aShop(null)

  const answer = await open(GUARDED, `${ORDERS}&redirectUrl=https%3A%2F%2Fevil.example%2F`)

  expect(answer?.headers.get('location')).toBe(LOGIN)
})

it('asks nobody who they are on a page that is the same for everybody', async () => {
  const { open, calls } = aShop(CUSTOMER)

  expect(await open(':shop/c/*', 'https://saum.example/ch/c/damen/')).toBeNull()
  expect(calls).toEqual([])
})

describe('[2.35] a customer who was logged out between the guard and a call', () => {
  it.each(['no-session', 'not-logged-in'])('is sent to the login: %s', async (kind) => {
    const shop = aShop(CUSTOMER, { other: { status: 401, body: { kind, title: kind } } })
    await shop.open(GUARDED)

    const asked = customerBackend(shop.context).call(getSessions, {})

    expect(await locationOf(asked)).toEqual([303, LOGIN])
  })

  it('hears of everything else from the page', async () => {
    const shop = aShop(CUSTOMER)
    await shop.open(GUARDED)

    expect(await customerBackend(shop.context).call(getSessions, {})).toEqual({
      ok: true,
      value: [],
    })
    expect(shop.calls.at(-1)).toMatchObject({ name: 'getSessions', sessionKey: 'visitor' })
  })
})
