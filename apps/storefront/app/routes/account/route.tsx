import { Outlet } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { customerOf } from '#app/server/customer-backend.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

/** Asks the server on every navigation into the account, so that the guard runs there too. */
export function loader({ context }: Route.LoaderArgs) {
  return { user: customerOf(context) }
}

/** Also of the pages below that say nothing else. */
export function headers() {
  return { ...PRIVATE_PAGE, 'x-robots-tag': 'noindex, nofollow' }
}

export default function AccountRoute() {
  return <Outlet />
}
