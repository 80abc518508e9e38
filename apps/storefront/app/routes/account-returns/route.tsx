import { getOrderToken, getReturns } from '@saum/contract/account'
import { redirect, type RouterContextProvider } from 'react-router'
import { parsePageNumber } from '#app/features/catalog/page-number.ts'
import { parseOrderId } from '#app/features/order/order-id.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { shopContext } from '#app/server/context.ts'
import { customerBackend } from '#app/server/customer-backend.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { ReturnsPage } from './returns-page.tsx'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

/** `?order=7&return=…` leads on to the page of that return, with its label and its code. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams: query } = url
  const orderId = query.get('order')
  if (orderId !== null) {
    throw await toReturn(context, parseOrderId(orderId), query.get('return') ?? '')
  }
  const page = parsePageNumber(query.get('page'))
  const found = await customerBackend(context).call(getReturns, { page })
  if (!found.ok) throw pageNotFound(url.pathname)
  const { entities, pagination } = found.value
  if (entities.length === 0 && page > 1) throw pageNotFound(url.pathname)
  return { returns: entities, page, lastPage: pagination.last }
}

async function toReturn(
  context: Readonly<RouterContextProvider>,
  orderId: number | null,
  returnId: string,
): Promise<Response> {
  const opened =
    orderId === null || returnId.length > 64
      ? null
      : await customerBackend(context).call(getOrderToken, { orderId })
  if (!opened?.ok) throw pageNotFound('returns')
  const query = new URLSearchParams({ order: opened.value.orderToken, return: returnId })
  const portal = `/${context.get(shopContext).path}/returns-portal/?${query}`
  return redirect(portal, { status: 303, headers: PRIVATE_PAGE })
}

export default function AccountReturnsRoute({ loaderData }: Route.ComponentProps) {
  return <ReturnsPage {...loaderData} />
}
