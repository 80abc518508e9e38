import { BackendFault } from '@saum/contract/backend'
import type { RpcRequest } from '@saum/contract/rpc'
import { getUser } from '@saum/contract/user'
import * as v from '@saum/schema/schema'
import { givePoints } from '@saum/testing/card-holder'
import { describe, expect, it, vi } from 'vitest'
import { keepCard } from '#app/features/fashion-card/kept-card.ts'
import {
  aCustomerContext,
  routeArgs,
  thrownBy,
  twoCustomers,
} from '#app/server/test-customer-context.ts'
import { action, loader } from './route.tsx'

const PATH = '/de/account/fashion-card/'
const REGISTER = {
  intent: 'register',
  firstName: 'Anna',
  lastName: 'Weber',
  street: 'Lange Reihe 7',
  zipCode: '20099',
  city: 'Hamburg',
  countryCode: 'DE',
  birthDate: '',
  acceptTerms: 'yes',
}

/** The page of a customer in the real shop, with some calls out of order. */
async function aVisit(...broken: string[]) {
  const { service, anna } = await twoCustomers()
  const called: string[] = []
  const rpc = async (request: RpcRequest) => {
    called.push(request.name)
    if (broken.includes(request.name)) throw new BackendFault('out of order', 503)
    return service.transport(request)
  }
  async function visit() {
    const { body } = await service.postAs(anna.sessionKey, getUser, {})
    const { user } = v.parse(getUser.result, body)
    return aCustomerContext({ rpc, sessionKey: anna.sessionKey, ...(user && { user }) })
  }
  return {
    service,
    called,
    async open(path = PATH, headers: HeadersInit = {}) {
      const { context, faults } = await visit()
      const args = routeArgs(context, path, { params: {} })
      const request = new Request(args.url, { headers })
      return { page: await loader({ ...args, request }), faults }
    },
    async send(form: Record<string, string>) {
      const { context, faults } = await visit()
      const sent = () => action(routeArgs(context, PATH, { params: {}, form }))
      return { sent, faults }
    },
    async follow(form: Record<string, string>) {
      const { context } = await visit()
      const thrown = await thrownBy(() => action(routeArgs(context, PATH, { params: {}, form })))
      return thrown instanceof Response ? thrown.headers.get('location') : thrown
    },
  }
}

/** What a browser that keeps the page asks with. */
async function copyHeaders(): Promise<HeadersInit> {
  const asked: RequestInit[] = []
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.resolve() } })
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put: () => Promise.resolve() }) })
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(init)
    return Promise.resolve(new Response())
  })
  await keepCard(PATH)
  vi.unstubAllGlobals()
  return asked[0]?.headers ?? {}
}

describe('[2.23] the page of the fashion card', () => {
  it('offers a card to who has none, and shows it from then on', async () => {
    const { open, follow } = await aVisit()
    const before = await open()

    const location = await follow(REGISTER)

    expect(before.page).toMatchObject({ card: null, isEnabled: false, history: null })
    expect(location).toBe(`${PATH}?says=registered`)
    const { page } = await open(`${PATH}?says=registered`)
    expect(page).toMatchObject({ isEnabled: true, says: 'registered' })
    expect(page.card?.loyalty.card.holder).toBe('Anna Weber')
  })

  it('[4.15] refreshes the user once there is a card', async () => {
    const { follow, called } = await aVisit()

    await follow(REGISTER)

    expect(called).toEqual(['registerFashionCard', 'refreshUser'])
  })

  it('[4.15] [8.12] is there without the card when it cannot be fetched, which is only logged', async () => {
    const { open, follow } = await aVisit('fetchFashionCard')
    await follow(REGISTER)

    const { page, faults } = await open()

    expect(page).toMatchObject({ card: null, isEnabled: true, history: null })
    expect(faults).toHaveLength(1)
  })

  it('[8.12] says so when a card cannot be registered, and only logs why', async () => {
    const { send } = await aVisit('registerFashionCard')

    const { sent, faults } = await send(REGISTER)
    const thrown = await thrownBy(sent)

    expect(thrown).toMatchObject({ status: 303 })
    expect((thrown as Response).headers.get('location')).toBe(`${PATH}?says=failed`)
    expect(faults).toHaveLength(1)
  })

  it('exchanges points once per page, however often it is sent', async () => {
    const { open, follow, service } = await aVisit()
    await follow(REGISTER)
    await service.db.transaction((sql) => sql`update customer set email_verified_at = 1`)
    await givePoints(service.db, { customerId: 91, points: 250, at: Date.now() - 1 })
    const { page } = await open()
    const form = { intent: 'redeem', requestKey: page.requestKey }

    const locations = [await follow(form), await follow(form)]

    expect(locations).toEqual([`${PATH}?says=redeemed`, `${PATH}?says=redeemed`])
    const after = await open()
    expect(after.page.card?.vouchers).toHaveLength(1)
    expect(after.page.card?.loyalty.points.balance).toBe(150)
  })

  it('leaves no voucher on the device: not in the copy that is kept for the till', async () => {
    const { open, follow, service } = await aVisit()
    await follow(REGISTER)
    await service.db.transaction((sql) => sql`update customer set email_verified_at = 1`)
    await givePoints(service.db, { customerId: 91, points: 250, at: Date.now() - 1 })
    await follow({ intent: 'redeem', requestKey: 'one' })

    const shown = await open()
    const kept = await open(PATH, await copyHeaders())

    const [voucher] = shown.page.card?.vouchers ?? []
    expect(voucher).toBeDefined()
    expect(kept.page).toMatchObject({ isCopy: true, card: { loyalty: shown.page.card?.loyalty } })
    expect(JSON.stringify(kept.page)).not.toContain(voucher?.code)
  })

  it.each<[string, Record<string, string>, object]>([
    ['too young', { birthDate: '2020-01-01' }, { birthDate: 'too-young' }],
    ['born before 1900', { birthDate: '1899-01-01' }, { birthDate: 'too-early' }],
    ['born in the future', { birthDate: '2999-01-01' }, { birthDate: 'in-future' }],
    ['without the terms', { acceptTerms: '' }, { acceptTerms: 'required' }],
    ['with markup', { street: '<b>7</b>' }, { street: 'invalid' }],
    ['with a book for a name', { lastName: 'x'.repeat(9_999) }, { lastName: 'too-long' }],
    ['with a book for a day', { birthDate: '1'.repeat(9_999) }, { birthDate: 'invalid' }],
  ])('says what is not right of somebody %s, and keeps the rest', async (_, change, faults) => {
    const { send } = await aVisit()

    const { sent } = await send({ ...REGISTER, ...change })

    expect(await sent()).toMatchObject({
      init: { status: 422 },
      data: { form: 'register', faults, typed: { city: 'Hamburg' } },
    })
  })

  it('does not leave the programme without being sure, nor for an unknown wish', async () => {
    const { open, follow } = await aVisit()
    await follow(REGISTER)

    const locations = [await follow({ intent: 'leave' }), await follow({ intent: 'x' })]

    expect(locations).toEqual([`${PATH}?says=failed`, `${PATH}?says=failed`])
    expect((await open()).page.card).not.toBeNull()
    expect(await follow({ intent: 'leave', sure: 'yes' })).toBe(`${PATH}?says=left`)
    expect((await open()).page).toMatchObject({ card: null, isEnabled: false })
  })

  it('says nothing that only the address says', async () => {
    const { open } = await aVisit()

    const says = [await open(`${PATH}?says=<script>`), await open(`${PATH}?says=constructor`)].map(
      ({ page }) => page.says,
    )

    expect(says).toEqual([null, null])
  })
})
