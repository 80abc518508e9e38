import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { linkQuery } from '#app/server/secret-page-middleware.ts'
import type { Route } from './+types/route.ts'
import { answerAlert } from './answer-alert.ts'
import { StockAlertPage } from './stock-alert-page.tsx'

export const handle = { pageType: 'service' } satisfies RouteHandle

/** Opening the link of the mail only asks: what reads mails by machine must not confirm anything. */
export function loader({ context, url }: Route.LoaderArgs) {
  return { token: linkQuery(context, url).get('token') || null }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const shop = context.get(shopContext)
  const backend = context.get(backendContext)
  const clientKey = request.headers.get(CLIENT_KEY_HEADER)
  return answerAlert({ shop, backend, clientKey }, form)
}

export default function StockAlertRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StockAlertPage token={loaderData.token} answer={actionData} />
}
