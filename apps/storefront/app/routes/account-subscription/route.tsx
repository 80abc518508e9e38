import type { Backend } from '@saum/contract/backend'
import { getNewsletter } from '@saum/contract/newsletter'
import { getSubscriptions } from '@saum/contract/subscription'
import type { Shop } from '@saum/domain/shops'
import { redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { customerBackend } from '#app/server/customer-backend.ts'
import { loadAddresses } from '#app/server/load-addresses.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { tryPart } from '#app/server/try-part.ts'
import type { Route } from './+types/route.ts'
import { answerSubscription } from './answer-subscription.ts'
import { findBasicsHref } from './basics-href.ts'
import { toSubscriptionFacts } from './subscription-facts.ts'
import { SubscriptionPage } from './subscription-page.tsx'

export const handle = { pageType: 'subscription', protected: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const backend = customerBackend(context)
  const [subscriptions, addresses, newsletter] = await Promise.all([
    tryPart(context, () => loadSubscriptions(backend, shop)),
    tryPart(context, () => loadAddresses(backend, shop)),
    tryPart(context, () => loadNewsletter(backend)),
  ])
  const hasNone = subscriptions?.length === 0
  const basicsHref = hasNone
    ? await tryPart(context, () => findBasicsHref(context.get(backendContext), shop))
    : null
  const slug = context.get(contentContext).links(shop.locale)['subscription-terms']
  return {
    subscriptions,
    newsletter,
    addresses: (addresses ?? []).map(({ id, lines }) => ({
      value: String(id),
      label: lines.join(', '),
    })),
    basicsHref,
    termsHref: slug === undefined ? null : `/${shop.path}/${slug}/`,
    requestKey: crypto.randomUUID(),
  }
}

async function loadSubscriptions(backend: Backend, shop: Shop) {
  const found = await backend.call(getSubscriptions, {})
  if (!found.ok) return null
  const nowMs = Date.now()
  return found.value.map((subscription) => toSubscriptionFacts(subscription, { shop, nowMs }))
}

async function loadNewsletter(backend: Backend) {
  const found = await backend.call(getNewsletter, {})
  return found.ok ? found.value : null
}

export async function action({ context, request }: Route.ActionArgs) {
  const says = await answerSubscription(customerBackend(context), await request.formData())
  const { path } = context.get(shopContext)
  return redirect(`/${path}/account/subscription/?says=${says}`, {
    status: 303,
    headers: PRIVATE_PAGE,
  })
}

export default function AccountSubscriptionRoute({ loaderData }: Route.ComponentProps) {
  return <SubscriptionPage {...loaderData} />
}
