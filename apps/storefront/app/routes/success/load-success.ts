import { getOrderById, getOrderDataByCbd, getRecentOrder, type Order } from '@saum/contract/order'
import type { RouterContextProvider } from 'react-router'
import { backendContext, shopContext } from '#app/server/context.ts'
import { linkPath, linkQuery } from '#app/server/secret-page-middleware.ts'
import { tokenOf } from '#app/server/token-of.ts'
import { knownVisitorBackend } from '#app/server/visitor-backend.ts'
import { parseSaying, type Saying } from './saying.ts'
import { toSuccessFacts, type SuccessFacts } from './success-facts.ts'

export interface SuccessPageFacts {
  /** `null` where neither the link nor the session shows one. */
  order: SuccessFacts | null
  /** The shopper has paid in another browser than they ordered in: nothing of the order is shown. */
  isElsewhere: boolean
  says: Saying | null
  /** Of this page, to ask again. */
  ownHref: string
}

interface FoundOrder {
  order: Order
  /** For what the visitor may do with it; `null` where they may only look. */
  token: string | null
}

type Context = Readonly<RouterContextProvider>

export async function loadSuccess(context: Context, url: URL): Promise<SuccessPageFacts> {
  const query = linkQuery(context, url)
  const isElsewhere = query.get('payment') === 'elsewhere'
  const found = isElsewhere ? null : await findOrder(context, tokenOf(query.get('cbd')))
  const shop = context.get(shopContext)
  return {
    order: found && toSuccessFacts(found.order, { shop, token: found.token, now: Date.now() }),
    isElsewhere,
    says: parseSaying(query.get('says')),
    ownHref: linkPath(url),
  }
}

/**
 * A number alone shows nothing: only the signed link, or the session that has ordered. Person and address
 * are for that session and for the customer; the link alone shows the order without them.
 */
async function findOrder(context: Context, cbdToken: string | null): Promise<FoundOrder | null> {
  const recent = await findRecent(context)
  if (cbdToken === null) return recent
  const byLink = await context.get(backendContext).call(getOrderDataByCbd, { cbdToken })
  if (!byLink.ok || byLink.value.id === recent?.order.id) return recent
  const own = await knownVisitorBackend(context)?.call(getOrderById, { orderId: byLink.value.id })
  return { order: own?.ok ? own.value : byLink.value, token: null }
}

async function findRecent(context: Context): Promise<FoundOrder | null> {
  const recent = await knownVisitorBackend(context)?.call(getRecentOrder, {})
  if (!recent?.ok || recent.value.order === null) return null
  return { order: recent.value.order, token: recent.value.orderToken ?? null }
}
