import { toggleCategory } from '../address/parameter-changes.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { CategoryFacetAsk, FoundValue } from '../wire/facet.ts'
import { pathTree, stateAt, withStateAt } from './category-tree.ts'
import { refineAsk, withAsk, withFirstNumber } from './facet-ask.ts'

/** Selects one category, or lets go of it when it is the selected one. */
export function toggleCategoryValue(
  page: ProductPage,
  facetId: string,
  { path }: { path: readonly string[] },
): ProductPage {
  return refineAsk(page, facetId, 'hierarchical', (facet) => {
    const state = stateAt(facet.values, path)
    const after = state === 'idle' ? 'selected' : 'idle'
    const toggled = { ...facet, values: withStateAt(facet.values, path, after) }
    return withAsk(
      page,
      after === 'idle' ? toggled : folded(toggled),
      toggleCategory(page.parameters, facetId, { path, state }),
    )
  })
}

/** A newly selected category shows as many below it as the facet did at first. */
function folded({ retrieveCount: _, ...facet }: CategoryFacetAsk): CategoryFacetAsk {
  const first = facet.initialNumberOfValues
  return withFirstNumber({ ...facet, ...(first !== undefined && { retrieveCount: first }) })
}

/** Goes straight to a category found by searching within the facet. */
export function selectFoundCategory(
  page: ProductPage,
  facetId: string,
  { path: ancestors = [], rawValue }: FoundValue,
): ProductPage {
  return refineAsk(page, facetId, 'hierarchical', (facet) => {
    const path = [...ancestors, rawValue]
    return withAsk(
      page,
      withFirstNumber({ ...facet, values: pathTree(path), preventAutoSelect: true }),
      toggleCategory(page.parameters, facetId, { path, state: 'idle' }),
    )
  })
}
