import type { CategoryNode, FacetAsk, FacetValueState } from '../wire/facet.ts'

/** A facet value the visitor has decided on, as usage events name it. */
export interface FacetStateEntry {
  title: string
  field: string
  id: string
  /** From 1. */
  facetPosition: number
  state: FacetValueState
  /** From 1, within the facet. */
  valuePosition: number
  facetType: string
  displayValue: string
  value: string
  start?: string | number
  end?: string | number
  endInclusive?: boolean
}

type Wanted = Pick<FacetStateEntry, 'state' | 'valuePosition' | 'displayValue' | 'value'> &
  Partial<Pick<FacetStateEntry, 'start' | 'end' | 'endInclusive'>>

/** Every facet value that is selected or excluded, with the place it was found at. */
export function facetState(facets: readonly FacetAsk[]): FacetStateEntry[] {
  return facets.flatMap((facet, index) =>
    wantedValues(facet).map(({ state, valuePosition, ...named }) => ({
      title: `${facet.field}_${facet.facetId}`,
      field: facet.field,
      id: facet.facetId,
      facetPosition: index + 1,
      state,
      valuePosition,
      facetType: facet.type === 'regular' ? 'specific' : facet.type,
      ...named,
    })),
  )
}

function wantedValues(facet: FacetAsk): Wanted[] {
  if (facet.type === 'hierarchical') {
    const path = selectedPath(facet.values)
    if (path === null) return []
    const value = path.join(';')
    return [{ state: 'selected', valuePosition: 1, displayValue: value, value }]
  }
  return facet.values.flatMap((asked, index) => {
    const { state } = asked
    if (state === 'idle') return []
    const valuePosition = index + 1
    if ('value' in asked) {
      return { state, valuePosition, displayValue: asked.value, value: asked.value }
    }
    const { start, end, endInclusive } = asked
    const value = `${start}..${end}`
    return { state, valuePosition, displayValue: value, value, start, end, endInclusive }
  })
}

function selectedPath(nodes: readonly CategoryNode[]): string[] | null {
  for (const { value, state, children } of nodes) {
    const below = selectedPath(children) ?? (state === 'selected' ? [] : null)
    if (below !== null) return [value, ...below]
  }
  return null
}
