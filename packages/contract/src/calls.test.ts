import { readdir } from 'node:fs/promises'
import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import { call, isCall, type Call } from './call.ts'
import { ALL_CALLS, findCall } from './calls.ts'

const nothing = v.nullish(v.object({}), {})
const parts = { payload: nothing, result: v.null(), refusals: {} }

describe('a call', () => {
  it('does not compile without its access', () => {
    // @ts-expect-error: it has to say who may make it.
    const withoutAccess: Call = call('getNothing', parts)

    expect(isCall(withoutAccess)).toBe(false)
  })

  it('does not compile with an access there is not', () => {
    // @ts-expect-error: only four kinds of callers are known.
    const { access } = call('getNothing', { ...parts, access: 'everybody' })

    expect(access).toBe('everybody')
  })

  it('does not compile for customers without the refusals all others get', () => {
    // @ts-expect-error: visitors without a session and without a login are refused.
    const forCustomers = call('getNothing', { ...parts, access: 'customer' })
    // @ts-expect-error: visitors without a session are refused.
    const forVisitors = call('getNothing', { ...parts, access: 'session' })

    expect([forCustomers, forVisitors].map(({ refusals }) => refusals)).toEqual([{}, {}])
  })
})

describe('the calls of the contract', () => {
  it('are found by name, and no other name is', () => {
    expect(findCall('getBasket')?.access).toBe('session')
    expect(['getNothing', 'constructor', ''].map(findCall)).toEqual([null, null, null])
  })

  it('are those of every file', async () => {
    const files = (await readdir(import.meta.dirname)).filter((file) => !file.includes('.test.'))
    const modules = await Promise.all(files.map((file) => import(`./${file}`)))
    const exported = modules.flatMap((module) => Object.values<unknown>(module)).filter(isCall)

    expect(new Set(ALL_CALLS)).toEqual(new Set(exported))
    expect(new Set(exported.map(({ name }) => name)).size).toBe(exported.length)
  })

  it('start a session only by adding something or by a sign-in with another provider', () => {
    const starting = ALL_CALLS.filter(({ session }) => session === 'starts')

    expect(starting.map(({ name, access }) => `${name} ${access}`)).toEqual([
      'addItemToBasket session',
      'addItemsToBasket session',
      'getExternalIdpRedirect session',
      'addItemToWishlist session',
    ])
  })

  it('end a session only for the customer of that session', () => {
    const ending = ALL_CALLS.filter(({ session }) => session === 'ends')

    expect(ending.map(({ access }) => access)).toEqual(['customer', 'customer'])
  })
})

describe('the public calls', () => {
  const open = ALL_CALLS.filter(({ access }) => access === 'public')

  it('count for their address as soon as they do more than read', () => {
    const changing = open.filter(({ name }) => !name.startsWith('get'))

    expect(changing.filter(({ limit }) => limit !== 'address').map(({ name }) => name)).toEqual([])
  })

  it('count for their address where they take something that could be guessed', () => {
    const guessable = open.filter((one) => fieldsOf(one).some((field) => SECRET.test(field)))

    expect(guessable.length).toBeGreaterThan(10)
    expect(guessable.filter(({ limit }) => limit !== 'address').map(({ name }) => name)).toEqual([])
  })

  it('take an e-mail address in these cases only, none of which mails a visitor’s words to it', () => {
    const naming = open.filter((one) => fieldsOf(one).includes('email'))

    expect(naming.map(({ name }) => name).toSorted()).toEqual([
      'oauthForgetPassword',
      'oauthLogin',
      'oauthRegister',
      'redeemOrderCode',
      'requestOrderCode',
      'setCheckoutCustomer',
      'trackOrder',
    ])
  })
})

const SECRET = /token|jwt|hash|password|code|pin/i

function fieldsOf({ payload }: Call): string[] {
  return 'entries' in payload && typeof payload.entries === 'object'
    ? Object.keys(payload.entries ?? {})
    : []
}
