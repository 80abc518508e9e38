import { BackendFault } from '@saum/contract/backend'
import type { RpcRequest } from '@saum/contract/rpc'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { aCustomerContext, twoCustomers } from '#app/server/test-customer-context.ts'
import { customerBackend } from '#app/server/customer-backend.ts'
import { tryPart } from '#app/server/try-part.ts'
import { loadHome, type HomeFacts } from './load-home.ts'

const PARTS = [
  ['fetchFashionCard', 'card'],
  ['getOrders', 'orders'],
  ['getReturns', 'returns'],
  ['getWishlist', 'wishes'],
  ['getShopUserAddresses', 'address'],
  ['getSubscriptions', 'subscription'],
  ['getNewsletter', 'letters'],
] as const satisfies readonly (readonly [string, keyof HomeFacts])[]

/** Loads the home of a customer in the real shop, with some calls out of order. */
async function aHome() {
  const { service, anna } = await twoCustomers()
  await service.db.transaction((sql) => sql`update customer set email_verified_at = 1`)
  return async (...broken: string[]) => {
    const rpc = async (request: RpcRequest) => {
      if (broken.includes(request.name)) throw new BackendFault('out of order', 503)
      return service.transport(request)
    }
    const { context, faults } = aCustomerContext({ rpc, sessionKey: anna.sessionKey })
    const home = await loadHome({
      backend: customerBackend(context),
      shop: DEFAULT_SHOP,
      tryPart: (load) => tryPart(context, load),
    })
    return { home, faults }
  }
}

describe('[2.19] the home of the account', () => {
  it('knows of somebody new that there is nothing yet', async () => {
    const homeWithout = await aHome()

    const { home, faults } = await homeWithout()

    expect(home).toEqual({
      card: { card: null },
      orders: { latest: null, total: 0 },
      returns: { latest: null },
      wishes: { count: 0, cheaperCount: 0 },
      address: { lines: [] },
      subscription: { kind: 'none' },
      letters: { state: 'none' },
    })
    expect(faults).toEqual([])
  })

  it('[8.12] shows the rest wherever one part fails, and reports it', async () => {
    const homeWithout = await aHome()

    for (const [name, part] of PARTS) {
      const { home, faults } = await homeWithout(name)
      const missing = Object.entries(home).filter(([, value]) => value === null)
      expect(missing).toEqual([[part, null]])
      expect(faults).toHaveLength(1)
    }

    const { home } = await homeWithout(...PARTS.map(([name]) => name))
    expect(new Set(Object.values(home))).toEqual(new Set([null]))
  })

  it('sends to the login who has been logged out meanwhile', async () => {
    const refused = { kind: 'not-logged-in', title: '', status: 401 }
    const rpc = async () => ({ status: 401, contentType: '', body: JSON.stringify(refused) })
    const { context } = aCustomerContext({ rpc })

    const loading = loadHome({
      backend: customerBackend(context),
      shop: DEFAULT_SHOP,
      tryPart: (load) => tryPart(context, load),
    })

    await expect(loading).rejects.toMatchObject({ status: 303 })
  })
})
