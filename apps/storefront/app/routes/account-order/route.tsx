import { getOrderToken } from '@saum/contract/account'
import { cancelOrder } from '@saum/contract/order'
import { redirect, type RouterContextProvider } from 'react-router'
import { parseOrderId } from '#app/features/order/order-id.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { shopContext } from '#app/server/context.ts'
import { customerBackend } from '#app/server/customer-backend.ts'
import type { Route } from './+types/route.ts'
import { AccountOrderPage } from './account-order-page.tsx'
import { findOwnOrder, loadOwnOrder } from './own-order.ts'
import { reorder } from './reorder.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

type Context = Readonly<RouterContextProvider>

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const orderId = parseOrderId(params.id)
  if (orderId === null) throw pageNotFound(url.pathname)
  const order = await loadOwnOrder(customerBackend(context), context.get(shopContext), orderId)
  if (order === null) throw pageNotFound(url.pathname)
  const { searchParams: query } = url
  return { order, says: query.get('says'), missing: (query.get('missing') ?? '').split(',') }
}

/** Whose order it is counts, not what the form brings along. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const orderId = parseOrderId(params.id)
  if (orderId === null) throw pageNotFound(url.pathname)
  const intent = (await request.formData()).get('intent')
  const path = `/${context.get(shopContext).path}/`
  const own = `${path}account/order-details/${orderId}/`
  if (intent === 'cancel') throw redirect(own + (await cancelOwn(context, orderId)), 303)
  if (intent === 'reorder') {
    const query = await reorderOwn(context, orderId)
    throw redirect(query === null ? `${path}cart/` : own + query, 303)
  }
  throw redirect(own, 303)
}

async function cancelOwn(context: Context, orderId: number): Promise<string> {
  const backend = customerBackend(context)
  const opened = await backend.call(getOrderToken, { orderId })
  if (!opened.ok) throw pageNotFound(String(orderId))
  const cancelled = await backend.call(cancelOrder, opened.value)
  return `?says=${cancelled.ok ? 'cancelled' : cancelled.refusal.kind}`
}

/** `null` where all of it is in the basket now. */
async function reorderOwn(context: Context, orderId: number): Promise<string | null> {
  const backend = customerBackend(context)
  const order = await findOwnOrder(backend, orderId)
  if (order === null) throw pageNotFound(String(orderId))
  const { addedCount, missing } = await reorder(backend, order)
  if (addedCount === 0) return '?says=reordered-none'
  return missing.length === 0 ? null : `?says=reordered-some&missing=${missing.join(',')}`
}

export default function AccountOrderRoute({ loaderData }: Route.ComponentProps) {
  return <AccountOrderPage {...loaderData} />
}
