import { data, redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { linkQuery } from '#app/server/secret-page-middleware.ts'
import type { Route } from './+types/route.ts'
import { endByForm } from './end-by-form.ts'
import { NewsletterEndPage } from './newsletter-end-page.tsx'

export const handle = { pageType: 'service' } satisfies RouteHandle

/** Opening the link of a letter only asks: what reads mails by machine must not end anything. */
export function loader({ context, url }: Route.LoaderArgs) {
  const isEnded = url.searchParams.has('ended')
  return { isEnded, token: isEnded ? null : linkQuery(context, url).get('token') || null }
}

/**
 * Mail programs send this form by themselves (RFC 8058): without cookie or page before it, with the token in
 * the address, and they follow no redirect.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const token = form.get('token') ?? url.searchParams.get('token')
  const isEnded = await endByForm(context.get(backendContext), token)
  if (form.get('List-Unsubscribe') === 'One-Click') {
    return data({ isEnded }, { status: isEnded ? 200 : 404 })
  }
  const page = `/${context.get(shopContext).path}/newsletter-end/`
  return redirect(isEnded ? `${page}?ended` : page, 303)
}

export default function NewsletterEndRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <NewsletterEndPage isEnded={actionData.isEnded} token={null} />
  return <NewsletterEndPage {...loaderData} />
}
