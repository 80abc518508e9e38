import { fileURLToPath } from 'node:url'
import type { SearchAnswer, SearchRequest, SearchTransport } from '@saum/contract/search'
import { findShopById, type ShopId } from '@saum/domain/shops'
import type { SearchOptions } from './search-options.ts'

/** Options of a provider over the words and rules of the demo shop. */
export function searchOptions(folder: string): SearchOptions {
  return {
    folder,
    organizationId: 'saum',
    secret: null,
    publicOrigin: 'https://saum.example',
    imageBase: 'https://cdn.example/images',
    vocabularyFile: projectFile('catalog/search/vocabulary.json'),
    rulesFile: projectFile('no-rules.json'),
    pages: [],
    answerModel: null,
    requestsPerSecond: 0,
    maxEventBytes: 10_000_000,
    eventRetentionDays: 30,
  }
}

function projectFile(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url))
}

export function commerceRequest(
  path: string,
  accessToken: string,
  fields: Record<string, unknown> = {},
  shopId: ShopId = 10028,
): SearchRequest {
  const shop = findShopById(shopId)
  const body = {
    trackingId: shop?.trackingId,
    clientId: '7f0c2a56-1f0e-4f5e-9a51-2d7f4f7f9b10',
    context: {
      user: {},
      view: { url: 'https://saum.example/de/' },
      capture: true,
      cart: [],
      source: ['@saum/test@1.0.0'],
    },
    language: shop?.language,
    country: shop?.country,
    currency: shop?.currency,
    page: 0,
    perPage: 24,
    facets: [],
    sort: { sortCriteria: 'relevance' },
    ...fields,
  }
  return {
    method: 'POST',
    path: `/rest/organizations/saum/commerce/v2${path}`,
    query: '',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    requestId: 'test-request',
  }
}

export interface ProductsAnswer {
  status: number
  ids: string[]
  total: number
  body: Record<string, unknown>
}

export async function askForProducts(
  transport: SearchTransport,
  request: SearchRequest,
): Promise<ProductsAnswer> {
  const answer = await transport(request)
  const body = JSON.parse(textOf(answer)) as Record<string, unknown> & {
    products?: { permanentid: string }[]
    pagination?: { totalEntries: number }
  }
  return {
    status: answer.status,
    ids: (body.products ?? []).map(({ permanentid }) => permanentid),
    total: body.pagination?.totalEntries ?? 0,
    body,
  }
}

function textOf({ body }: SearchAnswer): string {
  if (typeof body !== 'string') throw new Error('The answer comes in parts')
  return body
}
