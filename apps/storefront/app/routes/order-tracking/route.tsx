import { cancelOrder } from '@saum/contract/order'
import { redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { linkQuery } from '#app/server/secret-page-middleware.ts'
import { withQuery } from '#app/server/return-from.ts'
import { tokenOf } from '#app/server/token-of.ts'
import type { Route } from './+types/route.ts'
import { answerTracking } from './answer-tracking.ts'
import { DeadPaper } from './dead-paper.tsx'
import { loadOrderPage } from '#app/features/order/order-page-facts.ts'
import { OrderView } from './order-view.tsx'
import { TrackingPage } from './tracking-page.tsx'
import { NOTHING_ASKED } from './tracking-answer.ts'

export const handle = { pageType: 'service' } satisfies RouteHandle

/** With the link of a mail, or that of a redeemed code, the whole order; else only the form. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = linkQuery(context, url)
  const token = query.get('order')
  const says = query.get('says')
  if (token === null) return { order: null, isDeadLink: says === 'dead-link', says }
  const order = await loadOrderPage(context.get(backendContext), context.get(shopContext), token)
  return { order, isDeadLink: order === null, says }
}

/** Looking something up changes nothing and is answered at once; everything else by a new address. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const backend = context.get(backendContext)
  const own = `/${context.get(shopContext).path}/order-trackform/`
  if (form.get('intent') === 'cancel') {
    const orderToken = tokenOf(form.get('token'))
    if (orderToken === null) throw redirect(withQuery(own, 'says', 'dead-link'), 303)
    const cancelled = await backend.call(cancelOrder, { orderToken })
    const says = cancelled.ok ? 'cancelled' : cancelled.refusal.kind
    throw redirect(withQuery(withQuery(own, 'order', orderToken), 'says', says), 303)
  }
  const answer = await answerTracking(backend, form)
  if ('orderToken' in answer) throw redirect(withQuery(own, 'order', answer.orderToken), 303)
  return answer
}

export default function OrderTrackingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isDeadLink, says } = loaderData
  if (order) return <OrderView order={order} says={says} />
  if (says === 'dead-paper' && !actionData) return <DeadPaper />
  return (
    <TrackingPage answer={actionData ?? NOTHING_ASKED} isDeadLink={isDeadLink && !actionData} />
  )
}
