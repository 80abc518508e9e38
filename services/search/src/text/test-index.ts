import type { Analyse } from '../index/analyse.ts'
import type { IndexAnswer } from '../index/index-answer.ts'
import type { IndexQuestion, TextAlternative, TextQuestion } from '../index/index-question.ts'
import type { SearchIndex, TermFacts } from '../index/search-index.ts'
import { editDistance } from './edit-distance.ts'

interface TestDocument {
  /** Names and labels, each a text of its own. */
  texts: readonly string[]
  categories?: readonly string[]
  keywords?: Readonly<Record<string, readonly string[]>>
}

/** An index of a few texts that counts what it finds and ranks nothing. */
export function anIndex(documents: readonly TestDocument[], analyse: Analyse): SearchIndex {
  const indexed = documents.map(({ texts, categories = [], keywords = {} }) => ({
    terms: new Set([...texts, ...categories].flatMap(analyse).map(({ term }) => term)),
    categories,
    keywords,
  }))
  const frequencies = new Map<string, number>()
  for (const { terms } of indexed) {
    for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
  }
  const facts = (term: string): TermFacts => ({ term, documents: frequencies.get(term) ?? 0 })
  const select = (test: (term: string) => boolean, limit: number) =>
    [...frequencies.keys()]
      .filter(test)
      .map(facts)
      .toSorted((left, right) => right.documents - left.documents)
      .slice(0, limit)

  function ask({ text, facets }: IndexQuestion): IndexAnswer {
    const found = indexed.filter((document) => text === null || answers(document, text))
    return {
      total: found.length,
      hits: [],
      facets: facets.map(({ kind, field }) => {
        if (kind === 'path') {
          const names = new Set(found.flatMap(({ categories }) => categories))
          const roots = [...names].map((value) => ({ value, count: 1, children: [] }))
          return { kind, roots }
        }
        const values = new Set(found.flatMap(({ keywords }) => keywords[field] ?? []))
        return { kind: 'keyword', values: [...values].map((value) => ({ value, count: 1 })) }
      }),
    }
  }

  return {
    ask: (question) => Promise.resolve(ask(question)),
    lookUp: (terms) => Promise.resolve(terms.map(facts)),
    nearest: (term, limit) =>
      Promise.resolve(select((other) => editDistance(term, other, 1) === 1, limit)),
    complete: (prefix, limit) => Promise.resolve(select((term) => term.startsWith(prefix), limit)),
    products: () => Promise.resolve([]),
    explain: () => Promise.resolve(null),
    size: { documents: indexed.length, groups: indexed.length, terms: frequencies.size, bytes: 0 },
  }
}

interface Indexed {
  terms: ReadonlySet<string>
  keywords: Readonly<Record<string, readonly string[]>>
}

function answers(document: Indexed, { words, minimum }: TextQuestion): boolean {
  const found = words.filter(({ alternatives }) =>
    alternatives.some((alternative) => matches(document, alternative)),
  )
  return found.length >= minimum
}

function matches({ terms, keywords }: Indexed, alternative: TextAlternative): boolean {
  switch (alternative.kind) {
    case 'term':
      return terms.has(alternative.term)
    case 'all':
      return alternative.terms.every((term) => terms.has(term))
    case 'prefix':
      return [...terms].some((term) => term.startsWith(alternative.prefix))
    case 'near':
      return [...terms].some((term) => editDistance(term, alternative.term, 1) <= 1)
    case 'keyword':
      return keywords[alternative.field]?.includes(alternative.value) ?? false
  }
}
