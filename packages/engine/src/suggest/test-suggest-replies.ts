import type { SuggestReply } from '../wire/reply.ts'

/** What the provider offers for "blu". */
export function aSuggestReply(changes: Partial<SuggestReply> = {}): SuggestReply {
  return {
    responseId: 'suggest-1',
    completions: [
      { expression: 'bluse', highlighted: '{blu}[se]', score: 9.5, executableConfidence: 0.8 },
      { expression: 'blau', highlighted: '(blau)', score: 2, executableConfidence: 0.4 },
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
