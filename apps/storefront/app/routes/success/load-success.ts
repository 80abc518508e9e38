import { getOrderDataByCbd, getRecentOrder, type Order } from '@saum/contract/order'
import type { RouterContextProvider } from 'react-router'
import { backendContext, shopContext } from '#app/server/context.ts'
import { knownVisitorBackend } from '#app/server/visitor-backend.ts'
import { parseSaying, type Saying } from './saying.ts'
import { toSuccessFacts, type SuccessFacts } from './success-facts.ts'

export interface SuccessPageFacts {
  /** `null` where neither the link nor the session shows one. */
  order: SuccessFacts | null
  /** The shopper has paid in another browser than they ordered in: nothing of the order is shown. */
  isElsewhere: boolean
  says: Saying | null
}

interface FoundOrder {
  order: Order
  /** Shows what the visitor may do with it; `null` where only the session tells. */
  token: string | null
}

type Context = Readonly<RouterContextProvider>

const MAX_TOKEN_LENGTH = 512

export async function loadSuccess(context: Context, url: URL): Promise<SuccessPageFacts> {
  const query = url.searchParams
  const isElsewhere = query.get('payment') === 'elsewhere'
  const found = isElsewhere ? null : await findOrder(context, tokenOf(query.get('cbd')))
  const shop = context.get(shopContext)
  return {
    order: found && toSuccessFacts(found.order, { shop, token: found.token, now: Date.now() }),
    isElsewhere,
    says: parseSaying(query.get('says')),
  }
}

/** A number alone shows nothing: only the signed link, or the session that ordered. */
async function findOrder(context: Context, cbdToken: string | null): Promise<FoundOrder | null> {
  const byLink =
    cbdToken === null
      ? null
      : await context.get(backendContext).call(getOrderDataByCbd, { cbdToken })
  if (byLink?.ok) return { order: byLink.value, token: cbdToken }
  const recent = await knownVisitorBackend(context)?.call(getRecentOrder, {})
  if (!recent?.ok || recent.value.order === null) return null
  return { order: recent.value.order, token: recent.value.orderToken ?? null }
}

function tokenOf(value: string | null): string | null {
  return value === null || value === '' || value.length > MAX_TOKEN_LENGTH ? null : value
}
