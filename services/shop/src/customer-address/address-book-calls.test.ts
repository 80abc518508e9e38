import * as calls from '@saum/contract/address-book'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { anAddress } from '@saum/testing/checkout-shopper'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { aSessionKey } from '@saum/testing/session-key'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'

const LOCKER = {
  street: '',
  lockerNumber: '101',
  postNumber: '1234567',
  isLocker: true,
}

describe.each(STORAGE_ENGINES)('[3.27] [7.10] an address book on %s', (engine) => {
  it('makes the first address the default for both uses, and another one when told', async () => {
    const { add, list } = await aCustomersBook(engine)

    const first = await add({})
    const second = await add({ street: 'Knopfgasse 3' }, { billing: false, shipping: true })

    expect(first.isDefault).toEqual({ billing: true, shipping: true })
    expect(second.isDefault).toEqual({ billing: false, shipping: true })
    expect(await list()).toMatchObject([
      { street: 'Knopfgasse 3', isDefault: { billing: false, shipping: true } },
      { street: 'Nadelweg 7', isDefault: { billing: true, shipping: false } },
    ])
  })

  it('changes an address and keeps it the default it was', async () => {
    const { add, list, post } = await aCustomersBook(engine)
    const { id } = await add({})
    const isDefault = { billing: false, shipping: false }

    const answer = await post(calls.updateAddress, {
      id,
      address: anAddress({ city: 'Potsdam' }),
      isDefault,
    })

    expect(answer.status).toBe(200)
    expect(await list()).toMatchObject([
      { id, city: 'Potsdam', isDefault: { billing: true, shipping: true } },
    ])
  })

  it('hands the defaults on when an address goes, and keeps the last one for bills', async () => {
    const { add, list, post } = await aCustomersBook(engine)
    const first = await add({})
    const locker = await add(LOCKER)

    const last = await post(calls.deleteAddress, { id: first.id })
    const other = await add({ street: 'Knopfgasse 3' })
    const gone = await post(calls.deleteAddress, { id: first.id })

    expect(last).toMatchObject({ status: 409, body: { kind: 'only-billing-address' } })
    expect(gone.status).toBe(204)
    const book = await list()
    expect(book.find(({ id }) => id === other.id)?.isDefault.billing).toBe(true)
    expect(book.filter(({ isDefault }) => isDefault.shipping)).toHaveLength(1)
    expect(book.map(({ id }) => id)).toContain(locker.id)
  })

  it('sends no bill to a parcel locker', async () => {
    const { add, post } = await aCustomersBook(engine)
    const { id: home } = await add({})
    const { id } = await add(LOCKER)

    const chosen = await post(calls.setDefaultAddress, { id, type: 'billing' })
    const shipped = await post(calls.setDefaultAddress, { id, type: 'shipping' })
    const moved = await post(calls.updateAddress, { id: home, address: anAddress(LOCKER) })

    expect(chosen).toMatchObject({ status: 409, body: { kind: 'not-for-bills' } })
    expect(shipped).toMatchObject({
      status: 200,
      body: {
        addresses: [
          { id, isBillingAddress: false, isShippingAddress: true },
          { id: home, isBillingAddress: true, isShippingAddress: true },
        ],
      },
    })
    expect(moved).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'street', reason: 'required' }] },
    })
  })

  it('knows nothing of the addresses of others, whoever asks', async () => {
    const { add, backend } = await aCustomersBook(engine)
    const { id } = await add({})
    const stranger = await sessionOf(backend, 'berta@saum.example')
    const visitor = aSessionKey()
    const address = anAddress({ street: 'Diebsweg 1' })

    const asStranger = await Promise.all([
      backend.postAs(stranger, calls.updateAddress, { id, address }),
      backend.postAs(stranger, calls.deleteAddress, { id }),
      backend.postAs(stranger, calls.setDefaultAddress, { id, type: 'billing' }),
      backend.postAs(stranger, calls.deleteAddress, { id: 4711 }),
    ])
    const asVisitor = await Promise.all([
      backend.postAs(visitor, calls.getShopUserAddresses, {}),
      backend.postAs(visitor, calls.createAddress, { address }),
      backend.postAs(visitor, calls.deleteAddress, { id }),
    ])
    const elsewhere = await backend.postAs(stranger, calls.deleteAddress, { id }, SHOPS[1].shopId)

    expect(asStranger.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(asStranger[1]?.body).toEqual(asStranger[3]?.body)
    expect([...asVisitor, elsewhere].map(({ status }) => status)).toEqual([401, 401, 401, 401])
    const [row] = await backend.db.sql<{ document: string }>`
      select document from customer_address where id = ${id}`
    expect(row?.document).toContain('Nadelweg 7')
  })

  it('is full at some point, also for who adds many at once', async () => {
    const { add, post } = await aCustomersBook(engine)
    for (let count = 0; count < 48; count++) await add({ street: `Nadelweg ${count}` })

    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => post(calls.createAddress, { address: anAddress() })),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })
})

describe('[3.27] an address somebody typed', () => {
  const HOSTILE = [
    { firstName: '<script>alert(1)</script>' },
    { lastName: 'https://saum.example/' },
    { city: '{{7*7}}' },
    { street: '🧵 1' },
    { street: 'Nadelweg' },
    { zipCode: '1011' },
    { countryCode: 'US' },
    { company: 'x'.repeat(61) },
    { firstName: '' },
  ]

  it.each(HOSTILE)('is refused by its field: %o', async (fields) => {
    const { post, list } = await aCustomersBook('sqlite')

    const answer = await post(calls.createAddress, { address: anAddress(fields) })

    const [field] = Object.keys(fields)
    expect(answer).toMatchObject({ status: 422, body: { kind: 'invalid-address' } })
    expect(answer.body).toMatchObject({ errors: [{ field }] })
    expect(await list()).toEqual([])
  })

  it('is no address at all with signs nobody can type or texts nobody has', async () => {
    const { post, list } = await aCustomersBook('sqlite')

    const answers = await Promise.all(
      [{ street: 'Nadelweg 7\u0000' }, { city: 'Ber\nlin' }, { street: 'x'.repeat(100_000) }].map(
        (fields) => post(calls.createAddress, { address: anAddress(fields) }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(await list()).toEqual([])
  })
})

async function sessionOf(backend: TestBackend, email: string): Promise<string> {
  const { nextSessionKey } = await logIn(backend, { email })
  return nextSessionKey
}

async function aCustomersBook(engine: 'sqlite' | 'postgres') {
  const customers = [
    aCustomerWithPassword({ id: 501, email: 'anna@saum.example', referenceKey: 'a' }),
    aCustomerWithPassword({ id: 502, email: 'berta@saum.example', referenceKey: 'b' }),
  ]
  const backend = await startTestBackend({ engine, catalog: { customers } })
  const sessionKey = await sessionOf(backend, 'anna@saum.example')
  const post = ((call, payload) => backend.postAs(sessionKey, call, payload)) as TestBackend['post']
  return {
    backend,
    post,
    async add(fields: Partial<ReturnType<typeof anAddress>>, isDefault?: Uses) {
      const payload = { address: anAddress(fields), ...(isDefault && { isDefault }) }
      const { body } = await post(calls.createAddress, payload)
      return v.parse(calls.createAddress.result, body).address
    },
    async list() {
      const { body } = await post(calls.getShopUserAddresses, {})
      return v.parse(calls.getShopUserAddresses.result, body)
    },
  }
}

interface Uses {
  billing: boolean
  shipping: boolean
}
