import { getDeclarationReceipt } from '@saum/contract/withdrawal'
import { redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { linkQuery } from '#app/server/secret-page-middleware.ts'
import type { Route } from './+types/route.ts'
import { answerCancellation } from './answer-cancellation.ts'
import { CancellationPage } from './cancellation-page.tsx'

export const handle = { pageType: 'service' } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const slug = context.get(contentContext).alternates('how-to-cancel')[shop.locale]
  const helpHref = slug === undefined ? null : `/${shop.path}/${slug}/`
  const receiptToken = linkQuery(context, url).get('receipt')
  const requestKey = crypto.randomUUID()
  if (receiptToken === null || receiptToken.length > 512) {
    return { helpHref, requestKey, receipt: null, isReceiptUnknown: receiptToken !== null }
  }
  const backend = context.get(backendContext)
  const found = await backend.call(getDeclarationReceipt, { receiptToken })
  const receipt = found.ok ? found.value : null
  return { helpHref, requestKey, receipt, isReceiptUnknown: receipt === null }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const backend = context.get(backendContext)
  const answer = await answerCancellation(backend, form, () => crypto.randomUUID())
  if ('receiptToken' in answer) {
    const receipt = encodeURIComponent(answer.receiptToken)
    throw redirect(`/${context.get(shopContext).path}/cancel-contract/?receipt=${receipt}`, 303)
  }
  return answer
}

export default function CancellationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CancellationPage {...loaderData} answer={actionData ?? null} />
}
