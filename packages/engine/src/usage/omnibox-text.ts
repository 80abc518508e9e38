const MAX_LENGTH = 256

/** What was typed or offered in a search box, as one text: the newest as far back as fits. */
export function omniboxText(entries: readonly string[]): string {
  const texts = entries
    .map((entry) => entry.replaceAll(';', ''))
    .filter((text, position, all) => text !== (all[position - 1] ?? ''))
  let length = texts.reduce((sum, text) => sum + text.length + 1, -1)
  let oldest = 0
  while (length > MAX_LENGTH) length -= (texts[oldest++] ?? '').length + 1
  return texts.slice(oldest).join(';')
}

/** What was typed and offered before a suggestion was taken. */
export function omniboxMetadata(omnibox: {
  suggestionRanking: number
  partialQuery: string
  partialQueries: readonly string[]
  suggestions: readonly string[]
  querySuggestResponseId: string
}): Readonly<Record<string, unknown>> {
  return {
    ...omnibox,
    partialQueries: omniboxText(omnibox.partialQueries),
    suggestions: omniboxText(omnibox.suggestions),
  }
}
