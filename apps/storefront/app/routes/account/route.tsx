import { Outlet } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

/** Asks the server on every navigation into the account, so that the guard runs there too. */
export function loader() {
  return null
}

export default function AccountRoute() {
  return <Outlet />
}
