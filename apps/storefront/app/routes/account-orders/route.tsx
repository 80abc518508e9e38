import { getOrders } from '@saum/contract/order'
import { parsePageNumber } from '#app/features/catalog/page-number.ts'
import { toOrderRow } from '#app/features/order/order-row-facts.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { customerBackend } from '#app/server/customer-backend.ts'
import type { Route } from './+types/route.ts'
import { OrdersPage } from './orders-page.tsx'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url.searchParams.get('page'))
  const found = await customerBackend(context).call(getOrders, { page })
  if (!found.ok) throw pageNotFound(url.pathname)
  const { entities, pagination } = found.value
  if (entities.length === 0 && page > 1) throw pageNotFound(url.pathname)
  return {
    orders: entities.map(toOrderRow),
    total: pagination.total,
    page,
    lastPage: pagination.last,
  }
}

export default function AccountOrdersRoute({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />
}
