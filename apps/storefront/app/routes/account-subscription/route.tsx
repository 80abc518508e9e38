import { UnavailableScreen } from '#app/features/unavailable/unavailable-screen.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'

export const handle = { pageType: 'subscription', protected: true } satisfies RouteHandle

export default function AccountSubscriptionRoute() {
  return <UnavailableScreen title="subscription.title" />
}
