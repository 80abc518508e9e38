import { data } from 'react-router'
import { BlocksView } from '#app/blocks/blocks-view.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { contentPageOrNotFound, loadContentPage } from '#app/server/content-page.tsx'
import { sharedPageHeaders } from '#app/server/shared-page-headers.ts'
import type { Route } from './+types/route.ts'

export const handle = { pageType: 'service' } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = contentPageOrNotFound(context, params.slug, url.pathname)
  const { head, path, pieces } = await loadContentPage(context, page)
  const shown = {
    pieces,
    head: { ...head, isIndexed: false, canonical: path },
    alternates: head.alternates,
  }
  return data(shown, { headers: sharedPageHeaders(context) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The second address of a content page: search engines are to keep the first. */
export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...loaderData.head} />
      <BlocksView pieces={loaderData.pieces} />
    </>
  )
}
