import { SHOP_SERVICE } from '@saum/domain/shop-service'
import { redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { linkQuery } from '#app/server/secret-page-middleware.ts'
import type { Route } from './+types/route.ts'
import { answerWithdrawal } from './answer-withdrawal.ts'
import { loadWithdrawal } from './load-withdrawal.ts'
import { VoluntaryReturnPage } from './voluntary-return-page.tsx'
import { WithdrawalPage } from './withdrawal-page.tsx'

export const handle = { pageType: 'service' } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { hasWithdrawal } = SHOP_SERVICE[shop.path]
  const policy = context.get(contentContext).alternates('withdrawal')[shop.locale] ?? null
  const policyHref = policy === null ? null : `/${shop.path}/${policy}/`
  if (!hasWithdrawal) return { policyHref, page: null }
  const page = await loadWithdrawal(context.get(backendContext), shop, linkQuery(context, url))
  return { policyHref, page }
}

/** Steps that declare nothing are answered at once; what was declared has a page of its own. */
export async function action({ context, request }: Route.ActionArgs) {
  const { path } = context.get(shopContext)
  if (!SHOP_SERVICE[path].hasWithdrawal) throw redirect(`/${path}/withdrawal/`, 303)
  const form = await request.formData()
  const backend = context.get(backendContext)
  const answer = await answerWithdrawal(backend, form, () => crypto.randomUUID())
  if ('receiptToken' in answer) {
    const receipt = encodeURIComponent(answer.receiptToken)
    throw redirect(`/${path}/withdrawal/?receipt=${receipt}`, 303)
  }
  return answer
}

export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, policyHref } = loaderData
  if (!page) return <VoluntaryReturnPage policyHref={policyHref} />
  return <WithdrawalPage page={page} answer={actionData ?? null} policyHref={policyHref} />
}
