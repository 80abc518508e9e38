import { UnavailableScreen } from '#app/features/unavailable/unavailable-screen.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'

export const handle = { pageType: 'location_page' } satisfies RouteHandle

export default function LocationRoute() {
  return <UnavailableScreen title="store.title" />
}
