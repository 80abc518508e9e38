import type { FacetReply } from '@saum/engine/wire/facet'
import type { PageReply } from '@saum/engine/wire/reply'
import { aPageReply, aProduct, aRegularValue, someFacets } from '@saum/engine/wire/test-replies'

const PER_PAGE = 24
/** How many values the facets of a fashion shop have that are lists of names. */
const NAME_FACETS = { ec_color: 20, ec_size: 18, ec_brand: 12, ec_material: 10, ec_fit: 5 }

/** A page of a listing as a shopper gets it: 24 products and ten facets. */
export function aListingReply(name: string): PageReply {
  return aPageReply({
    responseId: name,
    products: Array.from({ length: PER_PAGE }, (_, index) => aProduct(`${name}-${index}`)),
    facets: [...Object.entries(NAME_FACETS).map(nameFacet), ...someFacets().slice(1)],
    pagination: { page: 0, perPage: PER_PAGE, totalEntries: 2_400, totalPages: 100 },
  })
}

function nameFacet([facetId, count]: [facetId: string, count: number]): FacetReply {
  return {
    facetId,
    field: facetId,
    displayName: facetId,
    type: 'regular',
    isFieldExpanded: false,
    moreValuesAvailable: true,
    fromAutoSelect: false,
    numberOfValues: count,
    values: Array.from({ length: count }, (_, index) => aRegularValue(`${facetId} ${index}`)),
  }
}
