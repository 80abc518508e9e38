import { getOrderToken } from '@saum/contract/account'
import { getInvoice } from '@saum/contract/order'
import { redirect } from 'react-router'
import { parseOrderId } from '#app/features/order/order-id.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { customerBackend } from '#app/server/customer-backend.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

/** Leads to the PDF. Links to papers live for hours, the list of orders may stay open for longer. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const orderId = parseOrderId(params.id)
  if (orderId === null) throw pageNotFound(url.pathname)
  const backend = customerBackend(context)
  const opened = await backend.call(getOrderToken, { orderId })
  if (!opened.ok) throw pageNotFound(url.pathname)
  const invoice = await backend.call(getInvoice, opened.value)
  if (!invoice.ok) throw pageNotFound(url.pathname)
  return redirect(invoice.value.url, { status: 303, headers: PRIVATE_PAGE })
}
