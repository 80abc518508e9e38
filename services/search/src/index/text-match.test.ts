import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import type { IndexDocument } from './index-document.ts'
import type { IndexQuestion, TextAlternative } from './index-question.ts'
import { createMemoryIndex } from './memory-index.ts'
import { buildSegment } from './segment-builder.ts'

const SCHEMA = {
  texts: [{ name: 'name', boost: 1 }],
  keywords: [],
  scopes: [],
  paths: [],
  numbers: [],
} as const

const analyse = (text: string) =>
  text.split(' ').map((term, position) => ({ term, weight: 1, position }))

function toDocument(name: string, id: number): IndexDocument {
  const empty = { keywords: {}, paths: {}, numbers: {}, merit: 1, product: '', child: '' }
  return { id, groupKey: `${id}`, texts: { name: [name] }, ...empty }
}

function ask(names: readonly string[], question: Pick<IndexQuestion, 'text'>) {
  const index = createMemoryIndex(SCHEMA, buildSegment(SCHEMA, names.map(toDocument), analyse))
  const rest = { scope: null, condition: null, alternative: null, facets: [], pinned: [], from: 0 }
  return index.ask({ ...rest, ...question, sort: [], boosts: new Map(), size: names.length })
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 7 })
const someNames = fc.array(
  fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
  { minLength: 1, maxLength: 60, size: 'max' },
)
/** Of one or two letters only the most frequent beginnings are followed, so only longer words are open. */
const someWords = fc.array(
  fc
    .record({ term: word, isOpen: fc.boolean(), isLoose: fc.boolean() })
    .map((drawn) => ({ ...drawn, isOpen: drawn.isOpen && drawn.term.length > 2 })),
  { minLength: 1, maxLength: 3 },
)

describe('words in documents', () => {
  it('are found in the documents in which an independent search library finds them', async () => {
    await fc.assert(
      fc.asyncProperty(someNames, someWords, async (names, words) => {
        const library = new MiniSearch<{ id: number; name: string }>({
          fields: ['name'],
          tokenize: (text) => text.split(' '),
          processTerm: (term) => term,
        })
        library.addAll(names.map((name, id) => ({ id, name })))
        // The library counts a swap as two edits, so it is asked for what a swap makes as well.
        const queries = words.map(({ term, isOpen, isLoose }) => {
          const isNear = isLoose && term.length >= 4
          const swapped = isNear ? swaps(term).map((queried) => ({ queries: [queried] })) : []
          const own = { queries: [term], prefix: isOpen, fuzzy: isNear ? 1 : false }
          return { combineWith: 'OR' as const, queries: [own, ...swapped] }
        })
        const expected = library.search({ combineWith: 'AND', queries }).map(({ id }) => Number(id))

        const { hits } = await ask(names, {
          text: {
            words: words.map(({ term, isOpen, isLoose }) => {
              const alternatives: TextAlternative[] = [{ kind: 'term', term, weight: 1 }]
              if (isOpen) alternatives.push({ kind: 'prefix', prefix: term, weight: 0.8 })
              if (isLoose) alternatives.push({ kind: 'near', term, weight: 0.5 })
              return { alternatives }
            }),
            minimum: words.length,
          },
        })

        expect(hits.map(({ id }) => id)).toEqual(expected.toSorted((a, b) => a - b))
      }),
      { numRuns: 600 },
    )
  })
})

function swaps(term: string): string[] {
  return Array.from({ length: term.length - 1 }, (_, k) =>
    [term.slice(0, k), term[k + 1], term[k], term.slice(k + 2)].join(''),
  )
}

describe('a long list of documents with a word', () => {
  it('gives the same answer as a short one where a rarer word is wanted too', async () => {
    const names = Array.from({ length: 2000 }, (_, id) => (id % 500 === 7 ? 'often rare' : 'often'))

    const { total, hits } = await ask(names, {
      text: {
        words: ['often', 'rare'].map((term) => ({
          alternatives: [{ kind: 'term', term, weight: 1 }],
        })),
        minimum: 2,
      },
    })

    expect(total).toBe(4)
    expect(hits.map(({ id }) => id)).toEqual([7, 507, 1007, 1507])
    expect(new Set(hits.map(({ score }) => score)).size).toBe(1)
  })
})
