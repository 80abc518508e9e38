import { redirect } from 'react-router'
import { NOTHING_TYPED } from '#app/features/order-access/access-answer.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { answerAccess, isAccessForm } from '#app/server/order-access.ts'
import { linkQuery } from '#app/server/secret-page-middleware.ts'
import { withQuery } from '#app/server/return-from.ts'
import type { Route } from './+types/route.ts'
import { announceReturn } from './announce-return.ts'
import { loadReturns } from './load-returns.ts'
import { ReturnChoicePage } from './return-choice-page.tsx'
import { ReturnDonePage } from './return-done-page.tsx'
import { ReturnIdentifyPage } from './return-identify-page.tsx'

export const handle = { pageType: 'service' } satisfies RouteHandle

/** The choice is part of the address: what it comes to is worked out on every way there. */
export function loader({ context, url }: Route.LoaderArgs) {
  const query = linkQuery(context, url)
  return loadReturns(context.get(backendContext), context.get(shopContext), query)
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const backend = context.get(backendContext)
  const own = `/${context.get(shopContext).path}/returns-portal/`
  if (!isAccessForm(form)) {
    throw redirect(`${own}?${await announceReturn(backend, form)}`, 303)
  }
  const answer = await answerAccess(backend, form)
  if ('orderToken' in answer) throw redirect(withQuery(own, 'order', answer.orderToken), 303)
  return answer
}

export default function ReturnsPortalRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.step === 'done') return <ReturnDonePage {...loaderData} />
  if (loaderData.step === 'choose') return <ReturnChoicePage page={loaderData} />
  const answer = actionData ?? NOTHING_TYPED
  return <ReturnIdentifyPage answer={answer} isDeadLink={loaderData.isDeadLink && !actionData} />
}
