import { data, redirect } from 'react-router'
import { BlocksView } from '#app/blocks/blocks-view.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { contentPageOrNotFound, loadContentPage } from '#app/server/content-page.tsx'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { sharedPageHeaders } from '#app/server/shared-page-headers.ts'
import type { Route } from './+types/route.ts'
import { answerNewsletter } from './answer-newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterSentPage } from './newsletter-sent-page.tsx'

export const handle = { pageType: 'service' } satisfies RouteHandle

const SLUG = 'newsletter'

/** Where the form stands among the text. */
const FORM = 'form'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, path } = context.get(shopContext)
  const privacy = context.get(contentContext).alternates('privacy')[locale]
  const page = contentPageOrNotFound(context, SLUG, url.pathname)
  const answer = {
    ...(await loadContentPage(context, page, FORM)),
    isSent: url.searchParams.has('sent'),
    privacyHref: privacy === undefined ? null : `/${path}/${privacy}/`,
  }
  return data(answer, { headers: sharedPageHeaders(context) })
}

/** Also for the form in the footer of every page. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const refused = await answerNewsletter(context.get(backendContext), form)
  if (refused === null) throw redirect(`/${context.get(shopContext).path}/newsletter/?sent`, 303)
  const status = refused.waitMinutes === null ? 422 : 429
  return data(refused, { status, headers: PRIVATE_PAGE })
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders
}

export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { head, pieces, isSent, privacyHref } = loaderData
  if (isSent && !actionData) return <NewsletterSentPage />
  const form = <NewsletterForm refused={actionData ?? null} privacyHref={privacyHref} />
  return (
    <>
      <PageHead {...head} />
      <BlocksView pieces={pieces} slots={{ [FORM]: form }} />
    </>
  )
}
