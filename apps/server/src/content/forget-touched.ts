import type { ContentReader } from '@saum/contract/content'
import type { Storefront } from '@saum/contract/storefront'
import type { TouchedContent } from '@saum/content/touched-pages'
import type { PageCache } from '../page-cache/page-cache.ts'
import { pathsOf } from './touched-paths.ts'

interface Kept {
  storefront: Pick<Storefront, 'forget'>
  cache: PageCache | null
}

/** Drops what shows the change: the pages it touches, or everything where any screen may show it. */
export function forgetTouched(
  { storefront, cache }: Kept,
  touched: TouchedContent,
  content: ContentReader,
): void {
  if (!touched.isChromeTouched) {
    cache?.purgePaths(pathsOf(touched.pages, content))
    return
  }
  storefront.forget()
  cache?.purge()
}
