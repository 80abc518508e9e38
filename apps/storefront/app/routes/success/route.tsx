import { UnavailableScreen } from '#app/features/unavailable/unavailable-screen.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'

export const handle = { pageType: 'confirmation' } satisfies RouteHandle

export default function SuccessRoute() {
  return <UnavailableScreen title="success.page_title" />
}
