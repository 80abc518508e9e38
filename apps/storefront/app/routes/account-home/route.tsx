import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { shopContext } from '#app/server/context.ts'
import { customerBackend, customerOf } from '#app/server/customer-backend.ts'
import { tryPart } from '#app/server/try-part.ts'
import type { Route } from './+types/route.ts'
import { HomePage } from './home-page.tsx'
import { loadHome } from './load-home.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { firstName, isEmailVerified } = customerOf(context)
  const home = await loadHome({
    backend: customerBackend(context),
    shop: context.get(shopContext),
    tryPart: (load) => tryPart(context, load),
  })
  return { home, firstName, isEmailVerified }
}

export default function AccountHomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
