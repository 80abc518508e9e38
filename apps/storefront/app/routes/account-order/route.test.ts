import { getBasket } from '@saum/contract/basket'
import { aDress } from '@saum/testing/basket-shopper'
import { describe, expect, it } from 'vitest'
import { customerBackend } from '#app/server/customer-backend.ts'
import {
  aCustomerContext,
  anOrderOfAnna,
  routeArgs,
  thrownBy,
} from '#app/server/test-customer-context.ts'
import { action, loader } from './route.tsx'

async function anOrder() {
  const { orderId, ...rest } = await anOrderOfAnna()
  const args = ({ context }: typeof rest.anna, form?: Record<string, string>) =>
    routeArgs(context, `/de/account/order-details/${orderId}/`, {
      params: { id: String(orderId) },
      ...(form && { form }),
    })
  return { ...rest, args }
}

async function locationOf(work: () => unknown): Promise<string | null> {
  const thrown = await thrownBy(work)
  return thrown instanceof Response ? thrown.headers.get('location') : null
}

describe('[2.22] the page of an order', () => {
  it('shows its customer what it is and what can be done with it', async () => {
    const { anna, args } = await anOrder()

    const { order } = await loader(args(anna))

    expect(order.lines).toMatchObject([{ variantId: 701, count: 2 }])
    expect(order.token).toEqual(expect.any(String))
    expect(order.cancelUntil).toEqual(expect.any(String))
  })

  it('is there for nobody else, whatever they try with its number', async () => {
    const { ben, args } = await anOrder()

    const unknown = { init: { status: 404 } }
    expect(await thrownBy(() => loader(args(ben)))).toMatchObject(unknown)
    expect(await thrownBy(() => action(args(ben, { intent: 'cancel' })))).toMatchObject(unknown)
    expect(await thrownBy(() => action(args(ben, { intent: 'reorder' })))).toMatchObject(unknown)
  })

  it.each(['0', '-7', '7.5', '1e3', '٧', '99999999999999999999', "7' or 1=1"])(
    'is not %s',
    async (id) => {
      const { context } = aCustomerContext({ rpc: () => Promise.reject(new Error('asked')) })
      const wanted = routeArgs(context, '/de/account/order-details/x/', { params: { id } })

      expect(await thrownBy(() => loader(wanted))).toMatchObject({ init: { status: 404 } })
    },
  )

  it('cancels the order it shows, whatever token a form brings along', async () => {
    const { anna, args } = await anOrder()

    const location = await locationOf(() => action(args(anna, { intent: 'cancel', token: 'x' })))

    expect(location).toMatch(/says=cancelled$/)
    expect((await loader(args(anna))).order.state).toBe('cancelled')
  })
})

describe('ordering once more', () => {
  it('puts the same pieces into the basket', async () => {
    const { anna, args } = await anOrder()

    expect(await locationOf(() => action(args(anna, { intent: 'reorder' })))).toBe('/de/cart/')

    const found = await customerBackend(anna.context).call(getBasket, {})
    expect(found.ok && found.value.basket.items).toMatchObject([
      { variant: { id: 701 }, quantity: 2 },
    ])
  })

  it('says so where nothing of it can be had any more', async () => {
    const { service, anna, args } = await anOrder()
    await service.importCatalog({ products: [aDress({}, { 701: 0 })] })

    const location = await locationOf(() => action(args(anna, { intent: 'reorder' })))

    expect(location).toMatch(/says=reordered-none$/)
  })
})
