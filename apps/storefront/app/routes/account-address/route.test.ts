import { createAddress, getShopUserAddresses } from '@saum/contract/address-book'
import { anAddress } from '@saum/testing/checkout-shopper'
import { describe, expect, it } from 'vitest'
import { customerBackend } from '#app/server/customer-backend.ts'
import {
  aCustomerContext,
  routeArgs,
  thrownBy,
  twoCustomers,
} from '#app/server/test-customer-context.ts'
import { action, loader } from './route.tsx'

type Customer = Pick<Awaited<ReturnType<typeof twoCustomers>>['anna'], 'context'>

const PATH = '/de/account/address/'
const { isLocker: _, ...ADDRESS } = anAddress()

/** A customer of whom the shop is to hear nothing. */
function unheard(): Customer {
  return aCustomerContext({
    rpc: async ({ name }) => {
      throw new Error(`${name} reached the shop`)
    },
  })
}

function send({ context }: Customer, form: Record<string, string>) {
  return action(routeArgs(context, PATH, { params: {}, form }))
}

function open({ context }: Customer, query: string) {
  return loader(routeArgs(context, PATH + query, { params: {} }))
}

async function addressesOf({ context }: Customer) {
  const found = await customerBackend(context).call(getShopUserAddresses, {})
  return found.ok ? found.value : []
}

async function savedBy({ context }: Customer): Promise<number> {
  const saved = await customerBackend(context).call(createAddress, { address: anAddress() })
  if (!saved.ok) throw new Error(saved.refusal.kind)
  return saved.value.address.id
}

async function locationOf(work: () => unknown): Promise<string | null> {
  const thrown = await thrownBy(work)
  return thrown instanceof Response ? thrown.headers.get('location') : null
}

describe('[3.27] an address of the account', () => {
  it('is saved and stands in the address book', async () => {
    const { anna } = await twoCustomers()

    const location = await locationOf(() => send(anna, { ...ADDRESS, city: ' Berlin ' }))

    expect(location).toBe('/de/account/profile-details/?address=saved#addresses')
    expect(await addressesOf(anna)).toMatchObject([
      { city: 'Berlin', isDefault: { billing: true, shipping: true } },
    ])
  })

  it('is opened with what was saved', async () => {
    const { anna } = await twoCustomers()
    const id = await savedBy(anna)

    expect(await open(anna, `?id=${id}`)).toMatchObject({
      id,
      typed: { street: 'Nadelweg 7', isLocker: false },
      isDefault: { billing: true },
    })
  })

  it('follows the rules of the checkout and keeps what was typed', async () => {
    const { anna } = await twoCustomers()

    const answer = await send(anna, { ...ADDRESS, street: 'Nadelweg', zipCode: '1011', city: '' })

    expect(answer).toMatchObject({
      data: {
        typed: { street: 'Nadelweg', zipCode: '1011' },
        faults: { street: 'house-number-missing', zipCode: 'invalid', city: 'required' },
      },
      init: { status: 422 },
    })
  })

  it('may be a locker for parcels, but not for bills', async () => {
    const { anna } = await twoCustomers()
    await savedBy(anna)
    const locker = { ...ADDRESS, isLocker: 'yes', postNumber: '12345678', lockerNumber: '104' }

    expect(await send(anna, { ...locker, billing: 'yes' })).toMatchObject({
      data: { refusal: 'not-for-bills' },
    })
    expect(await locationOf(() => send(anna, locker))).toContain('address=saved')
  })

  it.each(['<script>alert(1)</script>', 'x'.repeat(20_000), '\u0000\n\u0007', 'a://b', '😀'])(
    'refuses what no label can show and is never out of order: %j',
    async (hostile) => {
      const answer = await send(unheard(), { ...ADDRESS, street: hostile, firstName: hostile })

      expect(answer).toMatchObject({ init: { status: 422 } })
    },
  )

  it('of somebody else is unknown: neither seen nor changed nor deleted', async () => {
    const { anna, ben } = await twoCustomers()
    const id = String(await savedBy(ben))

    const unknown = { init: { status: 404 } }
    expect(await thrownBy(() => open(anna, `?id=${id}`))).toMatchObject(unknown)
    expect(await thrownBy(() => send(anna, { ...ADDRESS, id }))).toMatchObject(unknown)
    const says = 'address=address-not-found'
    expect(await locationOf(() => send(anna, { intent: 'delete', id }))).toContain(says)
    expect(await locationOf(() => send(anna, { intent: 'default', id }))).toContain(says)
    expect(await addressesOf(ben)).toMatchObject([{ city: 'Berlin' }])
  })

  it.each(['-1', '1e3', '99999999999999999999', 'x'])('is not %s', async (id) => {
    const answer = await thrownBy(() => open(unheard(), `?id=${id}`))

    expect(answer).toMatchObject({ init: { status: 404 } })
  })

  it('stays while it is the only one a bill can go to', async () => {
    const { anna } = await twoCustomers()
    const id = String(await savedBy(anna))

    const location = await locationOf(() => send(anna, { intent: 'delete', id }))

    expect(location).toContain('address=only-billing-address')
    expect(await addressesOf(anna)).toHaveLength(1)
  })
})
