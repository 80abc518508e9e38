import type { Parameters } from '../address/parameters.ts'
import type { ProductPage } from '../page/product-page.ts'
import { refine } from '../page/refine.ts'
import type { FacetAsk, FacetType } from '../wire/facet.ts'

export type AskOf<Type extends FacetType> = Extract<FacetAsk, { type: Type }>

/** Changes what is asked of a facet of the given type, if the page has it, and starts at page 0. */
export function refineAsk<Type extends FacetType>(
  page: ProductPage,
  facetId: string,
  type: Type,
  change: (facet: AskOf<Type>) => ProductPage,
): ProductPage {
  const facet = findAsk(page, facetId)
  return facet?.type === type ? refine(page, () => change(facet as AskOf<Type>)) : page
}

export function findAsk({ facets }: ProductPage, facetId: string): FacetAsk | undefined {
  return facets.find((facet) => facet.facetId === facetId)
}

/** Puts the changed facet where it was, and with it what the visitor has set by the change. */
export function withAsk(
  page: ProductPage,
  changed: FacetAsk,
  parameters: Parameters = page.parameters,
): ProductPage {
  const facets = page.facets.map((facet) => (facet.facetId === changed.facetId ? changed : facet))
  return { ...page, facets, parameters }
}

/** The same facet with as many values as it had at first; if that is not known, the provider decides. */
export function withFirstNumber<Ask extends FacetAsk>({ numberOfValues: _, ...facet }: Ask): Ask {
  const { initialNumberOfValues: numberOfValues } = facet
  return { ...facet, ...(numberOfValues !== undefined && { numberOfValues }) } as Ask
}
