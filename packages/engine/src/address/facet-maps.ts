import type { FacetParameter, Parameters } from './parameters.ts'

/**
 * Gathers values of facets for an address, whatever the facets are called. Who adds them sees to it
 * that each map gets values of its own kind.
 */
export function facetMaps() {
  const maps = new Map<FacetParameter, Map<string, unknown[]>>()
  return {
    add(name: FacetParameter, facetId: string, values: readonly unknown[]): void {
      if (values.length === 0) return
      const facets = maps.get(name) ?? new Map<string, unknown[]>()
      const known = facets.get(facetId) ?? []
      known.push(...values)
      maps.set(name, facets.set(facetId, known))
    },
    toParameters: (): Parameters =>
      Object.fromEntries([...maps].map(([name, facets]) => [name, Object.fromEntries(facets)])),
  }
}
