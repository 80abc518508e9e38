import type { SuggestReply } from '../wire/reply.ts'

/** What the provider offers for "blu". */
export function aSuggestReply(changes: Partial<SuggestReply> = {}): SuggestReply {
  return {
    responseId: 'suggest-1',
    completions: [
      { expression: 'bluse', highlighted: '{blu}[se]' },
      { expression: 'blau', highlighted: '(blau)' },
    ],
    fieldSuggestionsFacets: [
      { facetId: 'ec_color', displayName: 'Farbe', field: 'ec_color', type: 'regular' },
      {
        facetId: 'ec_category',
        displayName: 'Kategorie',
        field: 'ec_category',
        type: 'hierarchical',
      },
    ],
    ...changes,
  }
}
