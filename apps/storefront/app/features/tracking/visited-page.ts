import { publicPath } from '@saum/domain/secret-path'
import type { TrackedPage } from '@saum/tracking/events/tracking-event'
import { isSecretPage } from '#app/navigation/secret-pages.ts'

/** Told of pages whose own title may hold the number of an order or a return. */
const HIDING_TITLE = 'Saum'

/** A page the visitor has come to, as the router knows it. */
export interface VisitedPage {
  pageType: string
  /** Without query and without secrets. */
  path: string
  /** What its loader has answered; read by those who know the page type. */
  data: unknown
  /** As it was when the visitor went on; `null` while they are there. */
  title: string | null
  /** Whether others may know the title: it can tell what the path hides. */
  hasPublicTitle: boolean
}

interface CurrentFacts {
  pageType: string | null
  pathname: string
  data: unknown
}

export function toVisitedPage({ pageType, pathname, data }: CurrentFacts): VisitedPage {
  const path = publicPath(pathname)
  const hasPublicTitle = path === pathname && !isSecretPage(pathname)
  return { pageType: pageType ?? 'error', path, data, title: null, hasPublicTitle }
}

/** What leaves the page about it: every destination is told of a page by this alone. */
export function toTrackedPage({ pageType, path, title, hasPublicTitle }: VisitedPage): TrackedPage {
  return { pageType, path, title: hasPublicTitle ? (title ?? document.title) : HIDING_TITLE }
}
