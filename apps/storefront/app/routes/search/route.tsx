import { openPage } from '@saum/engine/address/open-page'
import { createSearch } from '@saum/engine/search/create-search'
import { data } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { openEngine } from '#app/server/search-engine.ts'
import type { Route } from './+types/route.ts'
import { parseSearch } from './search-address.ts'
import { SearchResults } from './search-results.tsx'
import { SearchScreen } from './search-screen.tsx'

export const handle = { pageType: 'searchresult' } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchTerm, parameters } = parseSearch(url.searchParams)
  if (searchTerm === '') return { searchTerm, isEmpty: false, found: null }
  const { engine, provider } = await openEngine(context, url.href)
  const search = createSearch(engine)
  openPage(search.solution, parameters)
  await search.executeFirst()
  const { products, error } = search.state
  const found = { provider, snapshot: engine.snapshot() }
  const isEmpty = products.length === 0 && error === null
  if (isEmpty && parameters.page !== undefined) throw pageNotFound(url.pathname)
  return data({ searchTerm, isEmpty, found }, error === null ? 200 : 503)
}

export function headers() {
  return PRIVATE_PAGE
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { searchTerm, isEmpty, found } = loaderData
  return (
    <SearchScreen searchTerm={searchTerm} isEmpty={isEmpty}>
      {found && <SearchResults searchTerm={searchTerm} data={found} />}
    </SearchScreen>
  )
}
