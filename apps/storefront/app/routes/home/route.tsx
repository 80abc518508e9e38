import { data } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { sharedPageHeaders } from '#app/server/shared-page-headers.ts'
import type { Route } from './+types/route.ts'
import { HomePage } from './home-page.tsx'
import { loadHome } from './load-home.ts'

export const handle = { pageType: 'home' } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  return data(await loadHome(context), { headers: sharedPageHeaders(context) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
