import { redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, shopContext } from '#app/server/context.ts'
import { linkQuery } from '#app/server/secret-page-middleware.ts'
import type { Route } from './+types/route.ts'
import { confirmByForm } from './confirm-by-form.ts'
import { NewsletterPage } from './newsletter-page.tsx'

export const handle = { pageType: 'service' } satisfies RouteHandle

/** Opening the link of the mail only asks: what reads mails by machine must not confirm anything. */
export function loader({ context, url }: Route.LoaderArgs) {
  const isConfirmed = url.searchParams.has('confirmed')
  return { isConfirmed, token: isConfirmed ? null : linkQuery(context, url).get('token') || null }
}

/** Both answers have an address of their own, so that loading it again sends nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const isConfirmed = await confirmByForm(context.get(backendContext), await request.formData())
  const page = `/${shop.path}/newsletter-confirmation/`
  return redirect(isConfirmed ? `${page}?confirmed` : page, 303)
}

export default function NewsletterRoute({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />
}
