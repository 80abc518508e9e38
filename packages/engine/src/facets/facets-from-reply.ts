import type {
  CategoryNode,
  CategoryValue,
  DateValue,
  FacetAsk,
  FacetReply,
  NumericValue,
  PlainValue,
} from '../wire/facet.ts'

/**
 * What is asked of the facets after a reply: exactly the facets the provider has now, in its order and
 * with its values. Of what was asked before, only how the facet is unfolded stays.
 */
export function facetsFromReply(
  previous: readonly FacetAsk[],
  reply: readonly FacetReply[],
): FacetAsk[] {
  const known = new Map(previous.map((facet) => [facet.facetId, facet]))
  const asked = new Map(
    reply.map((facet) => [facet.facetId, toAsk(facet, known.get(facet.facetId))]),
  )
  return [...asked.values()]
}

function toAsk(reply: FacetReply, previous: FacetAsk | undefined): FacetAsk {
  const { facetId, displayName, numberOfValues, field, type } = reply
  const ask = {
    ...previous,
    // How many values a facet shows at first is what the first reply about it says.
    initialNumberOfValues: previous?.initialNumberOfValues ?? numberOfValues,
    facetId,
    displayName,
    numberOfValues,
    field,
    type,
    values: toValues(reply),
    freezeCurrentValues: false,
    preventAutoSelect: false,
    ...('interval' in reply && { interval: reply.interval }),
    ...('domain' in reply && reply.domain && { domain: reply.domain }),
    ...('delimitingCharacter' in reply && { delimitingCharacter: reply.delimitingCharacter }),
  }
  // The type, the values and what belongs to them are of the same reply.
  return ask as FacetAsk
}

function toValues(reply: FacetReply) {
  switch (reply.type) {
    case 'numericalRange':
    case 'dateRange':
      return (reply.values as readonly (NumericValue | DateValue)[]).map(toRange)
    case 'hierarchical':
      return reply.values.map(toNode)
    default:
      return reply.values.map(toPlain)
  }
}

function toPlain({ value, state }: PlainValue): PlainValue {
  return { value, state }
}

/** Everything but the count goes back, as the provider's other clients do it. */
function toRange({ numberOfResults: _, ...range }: NumericValue | DateValue) {
  return range
}

function toNode({ value, state, children }: CategoryValue): CategoryNode {
  return { value, state, children: children.map(toNode) }
}
