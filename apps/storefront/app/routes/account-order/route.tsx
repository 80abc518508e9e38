import { UnavailableScreen } from '#app/features/unavailable/unavailable-screen.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import type { Route } from './+types/route.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

export function loader({ params, url }: Route.LoaderArgs) {
  if (!/^\d+$/.test(params.id)) throw pageNotFound(url.pathname)
  return null
}

export default function AccountOrderRoute() {
  return <UnavailableScreen title="account.orders" />
}
