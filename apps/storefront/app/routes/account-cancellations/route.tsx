import { UnavailableScreen } from '#app/features/unavailable/unavailable-screen.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'

export const handle = {
  pageType: 'subscription-cancellation',
  protected: true,
} satisfies RouteHandle

export default function AccountCancellationsRoute() {
  return <UnavailableScreen title="subscription.cancellations_title" />
}
