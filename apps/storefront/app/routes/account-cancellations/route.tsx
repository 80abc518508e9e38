import { getSubscriptionCancellations } from '@saum/contract/subscription'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { customerBackend } from '#app/server/customer-backend.ts'
import { tryPart } from '#app/server/try-part.ts'
import type { Route } from './+types/route.ts'
import { CancellationsPage } from './cancellations-page.tsx'

export const handle = {
  pageType: 'subscription-cancellation',
  protected: true,
} satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const cancellations = await tryPart(context, async () => {
    const found = await customerBackend(context).call(getSubscriptionCancellations, {})
    return found.ok ? found.value : null
  })
  return { cancellations }
}

export default function AccountCancellationsRoute({ loaderData }: Route.ComponentProps) {
  return <CancellationsPage {...loaderData} />
}
