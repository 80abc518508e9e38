import type { Shop } from '@saum/domain/shops'
import { data } from 'react-router'
import { correctsOnlyAsking, isQuestion } from '#app/features/answer/is-question.ts'
import { ErrorScreen } from '#app/features/error-screen/error-screen.tsx'
import { ListingFailure } from '#app/features/listing/listing-failure.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { usePageSettings } from '#app/page/page-settings.ts'
import { shopContext } from '#app/server/context.ts'
import { loadSearch, type FoundSearch } from '#app/server/load-search.ts'
import { UNSHARED_PAGE } from '#app/server/page-cache-headers.ts'
import { findSearchVisitor } from '#app/server/search-visitor.ts'
import type { Route } from './+types/route.ts'
import { loadAroundSearch, loadCategories, servicePages } from './load-around-search.ts'
import { SearchFailed } from './search-failed.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import { SearchZero } from './search-zero.tsx'
import { isInVain } from './is-in-vain.ts'

export const handle = { pageType: 'searchresult', scroll: 'category' } satisfies RouteHandle

/** The provider is away for moments; whoever asks again at once would keep it away. */
const RETRY_SOON = { 'retry-after': '5' }

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const pages = servicePages(context)
  const { language } = context.get(shopContext)
  const visitor = await findSearchVisitor(context, request.headers)
  const found = withoutIdleCorrection(await loadSearch(context, url, visitor), language)
  if (found === null) {
    return {
      kind: 'start' as const,
      pages,
      around: await loadAroundSearch(context, url, { searchTerm: '', visitor }),
    }
  }
  const { searchTerm } = found
  if (found.isUnavailable) {
    const categories = await loadCategories(context, searchTerm)
    const failed = { kind: 'failed' as const, pages, searchTerm, categories }
    return data(failed, { status: 503, headers: RETRY_SOON })
  }
  const hasQuestion = isQuestion(searchTerm, language)
  // Its facts stand where those of a listing do: that is where further pages are looked for.
  if (!isInVain(found)) return { kind: 'found' as const, pages, hasQuestion, ...found }
  const around = await loadAroundSearch(context, url, { searchTerm, visitor })
  return { kind: 'zero' as const, pages, hasQuestion, around, ...found }
}

function withoutIdleCorrection(found: FoundSearch | null, language: Shop['language']) {
  const { original = '', corrected = '' } = found?.correction ?? {}
  if (found === null || !correctsOnlyAsking(original, corrected, language)) return found
  const { correction: _, ...rest } = found
  return rest
}

/** Searches are as many as there are words: none of them is kept for others. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const retryAfter = loaderHeaders.get('retry-after')
  return { ...UNSHARED_PAGE, ...(retryAfter && { 'retry-after': retryAfter }) }
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'start':
      return <SearchStart {...loaderData} />
    case 'failed':
      return <SearchFailed {...loaderData} />
    case 'zero':
      return <SearchZero {...loaderData} found={loaderData} />
    case 'found':
      return <SearchResults {...loaderData} found={loaderData} />
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { requestId } = usePageSettings()
  return (
    <ListingFailure error={error}>
      <ErrorScreen error={error} reference={requestId} />
    </ListingFailure>
  )
}
