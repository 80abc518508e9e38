import type { RpcTransport } from '@saum/contract/rpc'
import type { User } from '@saum/contract/user'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { checkingOut } from '@saum/testing/checkout-shopper'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { startTestBackend } from '@saum/testing/test-backend'
import * as v from '@saum/schema/schema'
import { RouterContextProvider } from 'react-router'
import { contentContext, scopeContext, shopContext, visitorContext } from './context.ts'
import type { RequestScope } from './context.ts'

interface CustomerParts {
  rpc: RpcTransport
  sessionKey?: string
  user?: Partial<User>
}

/** A request of a customer whom the guard has let in. */
export function aCustomerContext({ rpc, sessionKey = 'customer', user }: CustomerParts) {
  const faults: unknown[] = []
  const ended: string[] = []
  const context = new RouterContextProvider()
  context.set(shopContext, DEFAULT_SHOP)
  context.set(visitorContext, {
    firstName: 'Anna',
    lastName: 'Weber',
    authentication: { type: 'password' },
    ...user,
  } as User)
  context.set(contentContext, { links: () => ({ cookies: 'cookies' }) } as never)
  // Loaders and actions look at nothing else of these.
  context.set(scopeContext, {
    requestId: 'request-1',
    session: { key: sessionKey, end: () => ended.push(sessionKey) },
    services: { rpc, reportFault: (error: unknown) => faults.push(error) },
  } as unknown as RequestScope)
  return { context, faults, ended }
}

/** Two customers of a shop with dresses, each logged in. */
export async function twoCustomers() {
  const service = await startTestBackend({
    catalog: {
      categories: [aCategory()],
      products: [aDress()],
      customers: [aCustomerWithPassword({ id: 91 }), aCustomerWithPassword({ id: 92 })],
    },
  })
  async function customer(id: number) {
    const email = `customer-${id}@saum.example`
    const { nextSessionKey: sessionKey } = await logIn(service, { email })
    return { sessionKey, ...aCustomerContext({ rpc: service.transport, sessionKey }) }
  }
  return { service, anna: await customer(91), ben: await customer(92) }
}

/** Anna has ordered two pieces of one size; Ben is a customer of the same shop. */
export async function anOrderOfAnna() {
  const { service, anna, ben } = await twoCustomers()
  const shopper = checkingOut(service, anna)
  await shopper.add({ variantId: 701, quantity: 2 })
  await shopper.prepare({ email: 'customer-91@saum.example' })
  const { body } = await shopper.order()
  const { orderId } = v.parse(v.object({ orderId: v.number() }), body)
  return { service, anna, ben, orderId }
}

/** The arguments of a loader or an action; what a form sends makes it one that was sent. */
export function routeArgs<Params extends Record<string, string>>(
  context: RouterContextProvider,
  path: string,
  { params, form }: { params: Params; form?: Record<string, string> },
) {
  const url = new URL(path, 'https://saum.example')
  const body = form && new URLSearchParams(form)
  const request = new Request(url, body ? { method: 'POST', body } : {})
  return { context, url, request, params: { shop: 'de', ...params }, pattern: '' as never }
}

/** What a loader or an action threw instead of an answer. */
export async function thrownBy(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (thrown) {
    return thrown
  }
  throw new Error('Nothing was thrown')
}
