import { UnavailableScreen } from '#app/features/unavailable/unavailable-screen.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'

export const handle = { pageType: 'service' } satisfies RouteHandle

export default function ReturnsPortalRoute() {
  return <UnavailableScreen title="returns.title" />
}
