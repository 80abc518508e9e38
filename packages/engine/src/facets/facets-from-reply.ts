import type {
  CategoryNode,
  CategoryValue,
  DateRange,
  DateValue,
  FacetAsk,
  FacetReply,
  NumericRange,
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
  const { facetId, displayName, numberOfValues, field } = reply
  const common = {
    ...previous,
    // How many values a facet shows at first is what the first reply about it says.
    initialNumberOfValues: previous?.initialNumberOfValues ?? numberOfValues,
    facetId,
    displayName,
    numberOfValues,
    field,
    freezeCurrentValues: false,
    preventAutoSelect: false,
  }
  switch (reply.type) {
    case 'regular':
    case 'location':
      return { ...common, type: reply.type, values: reply.values.map(toPlain) }
    case 'numericalRange': {
      const { interval, domain } = reply
      const values = reply.values.map(toRange<NumericValue>)
      return { ...common, type: reply.type, values, interval, ...(domain && { domain }) }
    }
    case 'dateRange':
      return { ...common, type: reply.type, values: reply.values.map(toRange<DateValue>) }
    case 'hierarchical': {
      const { delimitingCharacter } = reply
      return { ...common, type: reply.type, values: reply.values.map(toNode), delimitingCharacter }
    }
  }
}

function toPlain({ value, state }: PlainValue): PlainValue {
  return { value, state }
}

/** Everything but the count goes back, as the provider's other clients do it. */
function toRange<Value extends (NumericRange | DateRange) & { numberOfResults: number }>({
  numberOfResults: _,
  ...range
}: Value): Omit<Value, 'numberOfResults'> {
  return range
}

function toNode({ value, state, children }: CategoryValue): CategoryNode {
  return { value, state, children: children.map(toNode) }
}
