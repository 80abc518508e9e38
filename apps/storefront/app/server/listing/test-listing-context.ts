import type { Category } from '@saum/contract/category'
import type { Filter } from '@saum/contract/filter'
import type { SearchRequest } from '@saum/contract/search'
import { SHOPS } from '@saum/domain/shops'
import type { FacetAsk } from '@saum/engine/wire/facet'
import type { PageReply } from '@saum/engine/wire/reply'
import { aPageReply } from '@saum/engine/wire/test-replies'
import { RouterContextProvider } from 'react-router'
import { aShopService } from '#app/features/catalog/test-shop-service.ts'
import { categoryContext } from '#app/server/category-middleware.ts'
import {
  backendContext,
  scopeContext,
  shopContext,
  type RequestScope,
} from '#app/server/context.ts'

const FILTERS: Filter[] = [
  {
    key: 'category',
    name: 'Kategorie',
    values: [
      { id: 100, name: 'Damen', value: 'Damen' },
      { id: 110, name: 'Kleider', value: 'Damen|Kleider' },
    ],
  },
  {
    key: 'size',
    name: 'Größe',
    values: [
      { id: 31, name: 'S', value: 'S' },
      { id: 32, name: 'M', value: 'M' },
      { id: 33, name: '38', value: '38' },
    ],
  },
  {
    key: 'color',
    name: 'Farbe',
    values: [
      { id: 10, name: 'Blau', value: 'Blau', hex: '#2f4a7d' },
      { id: 30, name: 'Rot', value: 'Rot', hex: '#9e2b32' },
    ],
  },
  { key: 'material', name: 'Material', values: [{ id: 6, name: 'Wolle', value: 'Wolle' }] },
]

interface AskedBody {
  page: number
  query?: string
  facets: FacetAsk[]
  sort: unknown
  queryCorrection?: unknown
}

interface ListingWorld {
  context: RouterContextProvider
  /** What the provider was asked. */
  asked: AskedBody[]
  faults: unknown[]
}

interface WorldParts {
  /** The reply of the provider, or the status with which it refuses. */
  reply?: Partial<PageReply> | number
  category?: Partial<Category>
  /** Further answers of the shop service. */
  answers?: Readonly<Record<string, unknown>>
}

/** A request to a shop whose search provider answers what a test says. */
export function aListingWorld({ reply = {}, category, answers }: WorldParts = {}): ListingWorld {
  const asked: AskedBody[] = []
  const faults: unknown[] = []
  const access = {
    organizationId: 'saum',
    accessToken: 'token',
    commerceBaseUrl: 'https://saum.example/rest/organizations/saum/commerce/v2',
    trackingId: 'saum-de',
  }
  async function search(request: SearchRequest) {
    asked.push(JSON.parse(request.body) as AskedBody)
    const isRefused = typeof reply === 'number'
    const body = JSON.stringify(isRefused ? {} : aPageReply(reply))
    const headers = { 'content-type': 'application/json' }
    return { status: isRefused ? reply : 200, headers, body }
  }
  const context = new RouterContextProvider()
  context.set(shopContext, SHOPS[0])
  context.set(
    backendContext,
    aShopService({ getFilters: { filters: FILTERS }, getSearchAccess: access, ...answers }),
  )
  // A loader looks at nothing else of these.
  context.set(scopeContext, {
    requestId: 'request-1',
    services: { search, reportFault: (error: unknown) => faults.push(error) },
    settings: {
      publicOrigin: 'https://saum.example',
      tracking: { services: [], analyticsMode: 'next' },
    },
  } as unknown as RequestScope)
  context.set(categoryContext, { id: 110, key: 'dresses', ...category } as Category)
  return { context, asked, faults }
}

/** What a loader throws: an answer instead of a page. */
export async function thrownBy(work: Promise<unknown>): Promise<Response> {
  try {
    await work
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    const { init, data } = thrown as { init?: ResponseInit; data?: unknown }
    return new Response(String(data), init)
  }
  throw new Error('Nothing was thrown')
}
