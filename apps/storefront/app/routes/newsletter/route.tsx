import { data, redirect } from 'react-router'
import { ContentArticle } from '#app/blocks/content-article.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { contentPageOrNotFound } from '#app/server/content-page.ts'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { PRIVATE_PAGE, PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { answerNewsletter } from './answer-newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterSentPage } from './newsletter-sent-page.tsx'

export const handle = { pageType: 'service' } satisfies RouteHandle

const SLUG = 'newsletter'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, path } = context.get(shopContext)
  const privacy = context.get(contentContext).alternates('privacy')[locale]
  return {
    ...contentPageOrNotFound(context, SLUG, url.pathname),
    isSent: url.searchParams.has('sent'),
    privacyHref: privacy === undefined ? null : `/${path}/${privacy}/`,
  }
}

/** Also for the form in the footer of every page. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const refused = await answerNewsletter(context.get(backendContext), form)
  if (refused === null) throw redirect(`/${context.get(shopContext).path}/newsletter/?sent`, 303)
  const status = refused.waitMinutes === null ? 422 : 429
  return data(refused, { status, headers: PRIVATE_PAGE })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : PUBLIC_PAGE
}

export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, alternates, isSent, privacyHref } = loaderData
  const { pictureBase } = usePageSettings()
  if (isSent && !actionData) return <NewsletterSentPage />
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        alternates={alternates}
        isIndexed
      />
      <ContentArticle page={page} pictureBase={pictureBase}>
        <NewsletterForm refused={actionData ?? null} privacyHref={privacyHref} />
      </ContentArticle>
    </>
  )
}
