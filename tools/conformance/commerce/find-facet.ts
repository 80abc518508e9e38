import assert from 'node:assert/strict'
import type { Facet, FacetValue, ProductPage } from './client.ts'

/** The facet as the client has it now; controllers are made anew with every reply. */
export function findFacet(page: ProductPage, facetId: string): Facet {
  const { facets } = page.facetGenerator()
  const facet = facets.find(({ state }) => state.facetId === facetId)
  assert.ok(
    facet,
    `no facet ${facetId} among ${facets.map(({ state }) => state.facetId).join(', ')}`,
  )
  return facet
}

/** A value that is neither selected nor true of everything. */
export function idleValue({ state }: Facet): FacetValue {
  const idle = state.values.filter((value) => value.state === 'idle')
  const value = idle[Math.floor(idle.length / 2)]
  assert.ok(value, `${state.facetId} has no value to select`)
  return value
}

/** How the products of a page are ordered. */
export function orderOf({ sort }: ProductPage): ReturnType<ProductPage['sort']> {
  return sort()
}
