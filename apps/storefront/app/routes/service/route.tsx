import { ContentArticle } from '#app/blocks/content-article.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { contentPageOrNotFound } from '#app/server/content-page.ts'
import { PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'

export const handle = { pageType: 'service' } satisfies RouteHandle

export function loader({ context, params, url }: Route.LoaderArgs) {
  return contentPageOrNotFound(context, params.slug, url.pathname)
}

export function headers() {
  return PUBLIC_PAGE
}

/** The second address of a content page: search engines are to keep the first. */
export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  const { pictureBase } = usePageSettings()
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <ContentArticle page={page} pictureBase={pictureBase} />
    </>
  )
}
