import { listingOf } from '../listing/create-listing.ts'
import { EMPTY_PAGE, type ProductPage } from '../page/product-page.ts'
import type { Solution } from '../page/solution.ts'
import { aTestEngine, type TestEngine } from '../test-engine.ts'
import type { FacetReply } from '../wire/facet.ts'
import { aPageReply, someFacets } from '../wire/test-replies.ts'
import type { AskOf } from './facet-ask.ts'
import { facetsFromReply } from './facets-from-reply.ts'

/** The third page of a listing, as it is after a reply with these facets. */
export function aFacetedPage(facets: readonly FacetReply[] = someFacets()): ProductPage {
  return {
    ...EMPTY_PAGE,
    answeredFacets: facets,
    facets: facetsFromReply([], facets),
    pagination: { page: 2, perPage: 2, totalEntries: 10, totalPages: 5 },
    parameters: { page: 2 },
  }
}

/** What is asked of one facet; the type is the test's word for it. */
export function askOf<Type extends FacetReply['type']>(
  page: ProductPage,
  facetId: string,
  type: Type,
): AskOf<Type> {
  const ask = page.facets.find((facet) => facet.facetId === facetId)
  if (ask?.type !== type) throw new Error(`The page asks for no ${type} facet ${facetId}.`)
  return ask as AskOf<Type>
}

interface FacetRequest {
  page?: number
  facets: readonly { facetId: string; values: readonly object[] }[]
}

export interface TestListing {
  engine: TestEngine
  solution: Solution
  page(): ProductPage
  /** The body of the last request. */
  asked(): FacetRequest
  /** What the last request asks of one facet. */
  askedFacet(facetId: string): object | undefined
}

/** A listing of an engine whose first reply is there; every further request gets the same. */
export async function aTestListing(
  facets: readonly FacetReply[] = someFacets(),
): Promise<TestListing> {
  const engine = aTestEngine()
  const solution = listingOf(engine)
  engine.environment.answerAll(() => aPageReply({ facets }))
  await solution.fetch()
  const asked = () => engine.environment.requests.at(-1)?.body as FacetRequest
  return {
    engine,
    solution,
    page: () => solution.page.get(),
    asked,
    askedFacet: (facetId) => asked().facets.find((facet) => facet.facetId === facetId),
  }
}
