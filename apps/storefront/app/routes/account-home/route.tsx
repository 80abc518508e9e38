import { UnavailableScreen } from '#app/features/unavailable/unavailable-screen.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

export default function AccountHomeRoute() {
  return <UnavailableScreen title="account.title" />
}
