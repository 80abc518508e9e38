import type { TrackedPage } from '@saum/tracking/events/tracking-event'
import { isSecretPage } from '#app/navigation/secret-pages.ts'
import type { VisitedPage } from './visited-page.ts'

/** Told of pages whose own title may hold the number of an order or a return. */
const HIDING_TITLE = 'Saum'

/** What leaves the page about it: every destination is told of a page by this alone. */
export function toTrackedPage({ pageType, path, pathname, title }: VisitedPage): TrackedPage {
  const hasPublicTitle = path === pathname && !isSecretPage(pathname)
  return { pageType, path, title: hasPublicTitle ? (title ?? document.title) : HIDING_TITLE }
}
