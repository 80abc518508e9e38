import { redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { shopContext } from '#app/server/context.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { logOut } from './log-out.ts'

export const handle = { pageType: 'signin_page' } satisfies RouteHandle

/** A link, a picture or a prefetch logs nobody out. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(`/${context.get(shopContext).path}/account/`, { headers: PRIVATE_PAGE })
}

export async function action({ context }: Route.ActionArgs) {
  await logOut(context)
  const { path } = context.get(shopContext)
  throw redirect(`/${path}/login/?says=logged-out`, { status: 303, headers: PRIVATE_PAGE })
}
