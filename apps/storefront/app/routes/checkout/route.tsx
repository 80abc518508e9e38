import { UnavailableScreen } from '#app/features/unavailable/unavailable-screen.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'

export const handle = { pageType: 'checkout' } satisfies RouteHandle

export default function CheckoutRoute() {
  return <UnavailableScreen title="checkout.title" />
}
