import { UnavailableScreen } from '#app/features/unavailable/unavailable-screen.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'

export const handle = { pageType: 'signin_page' } satisfies RouteHandle

export default function LoginCallbackRoute() {
  return <UnavailableScreen title="login.callback_title" />
}
