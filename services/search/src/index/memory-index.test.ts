import { runs } from '@saum/testing/depth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askByBruteForce } from './brute-force.fixture.ts'
import {
  SMALL_SCHEMA,
  analyseSimply,
  essence,
  someDocument,
  someDocuments,
  someQuestion,
} from './index-arbitraries.fixture.ts'
import type { IndexDocument } from './index-document.ts'
import type { IndexQuestion } from './index-question.ts'
import type { MemoryIndex } from './memory-index.ts'
import { createMemoryIndex } from './memory-index.ts'
import { buildSegment } from './segment-builder.ts'

function createSmallIndex(documents: readonly IndexDocument[]): MemoryIndex {
  return createMemoryIndex(SMALL_SCHEMA, buildSegment(SMALL_SCHEMA, documents, analyseSimply))
}

/** What looking at each document finds. */
function truth(documents: readonly IndexDocument[], question: IndexQuestion) {
  const range = { schema: SMALL_SCHEMA, documents, analyse: analyseSimply }
  return essence(askByBruteForce(question, range))
}

describe('an index that was just built', () => {
  it('answers every question as looking at each document would', async () => {
    await fc.assert(
      fc.asyncProperty(
        someDocuments,
        fc.array(someQuestion, { maxLength: 4 }),
        async (documents, questions) => {
          const index = createSmallIndex(documents)

          for (const question of questions) {
            expect(essence(await index.ask(question))).toEqual(truth(documents, question))
          }
        },
      ),
      { numRuns: runs({ quick: 150, deep: 1_500 }) },
    )
  })
})

/** Colors of a style share most of what is said about them; here they share all but words and merit. */
function shareInStyles(documents: readonly IndexDocument[]): IndexDocument[] {
  return documents.map((document) => {
    const first = documents.find(({ groupKey }) => groupKey === document.groupKey)!
    const { keywords, paths, numbers } = first
    return { ...document, keywords, paths, numbers }
  })
}

describe('an index of styles whose colors share their values', () => {
  it('answers every question as looking at each document would', async () => {
    await fc.assert(
      fc.asyncProperty(
        someDocuments,
        fc.array(someQuestion, { maxLength: 4 }),
        async (drawn, questions) => {
          const documents = shareInStyles(drawn)
          const index = createSmallIndex(documents)

          for (const question of questions) {
            expect(essence(await index.ask(question))).toEqual(truth(documents, question))
          }
        },
      ),
      { numRuns: runs({ quick: 80, deep: 600 }) },
    )
  })
})

/** What a listing is first asked: everything in a category, or in the range. */
function withoutDemands(question: IndexQuestion): IndexQuestion {
  const facets = question.facets.map((facet) => ({ ...facet, selected: [], excluded: [] }))
  return { ...question, text: null, condition: null, alternative: null, facets }
}

describe('an index that is asked the same again', () => {
  it('answers the same, whatever was asked in between and however it was changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        someDocuments,
        fc.array(someQuestion, { minLength: 1, maxLength: 3 }),
        fc.array(fc.nat({ max: 5 }), { minLength: 2, maxLength: 8 }),
        fc.array(someDocument(fc.integer({ min: 41, max: 60 })), { maxLength: 1 }),
        async (documents, drawn, order, added) => {
          const questions = [...drawn, ...drawn.map(withoutDemands)]
          const index = createSmallIndex(documents)
          const changed = index.withChanges({ documents: added, removedIds: [] }, analyseSimply)

          for (const place of order) {
            const question = questions[place % questions.length]!
            expect(essence(await index.ask(question))).toEqual(truth(documents, question))
            expect(essence(await changed.ask({ ...question, size: 0 })).total).toBe(
              truth(change(documents, added, []), question).total,
            )
            expect(essence(await changed.ask(question))).toEqual(
              truth(change(documents, added, []), question),
            )
          }
        },
      ),
      { numRuns: runs({ quick: 50, deep: 400 }) },
    )
  })
})

/** What the range is like after a change, by the words of the contract. */
function change(
  documents: readonly IndexDocument[],
  added: readonly IndexDocument[],
  removedIds: readonly number[],
): IndexDocument[] {
  const isGone = ({ id, groupKey }: IndexDocument) =>
    removedIds.includes(id) || added.some((one) => one.id === id || one.groupKey === groupKey)
  return [...documents.filter((document) => !isGone(document)), ...added]
}

const someChange = fc.record({
  added: fc.uniqueArray(someDocument(fc.integer({ min: 1, max: 60 })), {
    selector: ({ id }) => id,
    maxLength: 6,
  }),
  removedIds: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
  merits: fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(0, 0.2, 0.9)), {
    maxLength: 4,
  }),
})

describe('an index that was changed again and again', () => {
  it('answers as one that was built from what the range is by now', async () => {
    await fc.assert(
      fc.asyncProperty(
        someDocuments,
        fc.array(someChange, { minLength: 1, maxLength: 6 }),
        fc.array(someQuestion, { minLength: 1, maxLength: 4 }),
        async (documents, changes, questions) => {
          let index = createSmallIndex(documents)
          let current: readonly IndexDocument[] = documents
          for (const { added, removedIds, merits } of changes) {
            const newMerits = new Map(merits)
            const removed = removedIds.filter((id) => !added.some((one) => one.id === id))
            index = index
              .withChanges({ documents: added, removedIds: removed }, analyseSimply)
              .withMerits(newMerits)
            current = change(current, added, removed).map((document) => ({
              ...document,
              merit: newMerits.get(document.id) ?? document.merit,
            }))
          }

          for (const question of questions) {
            expect(essence(await index.ask(question))).toEqual(truth(current, question))
          }
          expect(index.ids).toEqual(current.map(({ id }) => id).toSorted((a, b) => a - b))
          expect(index.size.documents).toBe(current.length)
          expect(index.size.groups).toBe(new Set(current.map(({ groupKey }) => groupKey)).size)
        },
      ),
      { numRuns: runs({ quick: 80, deep: 800 }) },
    )
  })

  it('leaves the index it was made from as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        someDocuments,
        someChange,
        someQuestion,
        async (documents, next, question) => {
          const index = createSmallIndex(documents)
          index
            .withMerits(new Map(next.merits))
            .withChanges({ documents: next.added, removedIds: next.removedIds }, analyseSimply)

          expect(essence(await index.ask(question))).toEqual(truth(documents, question))
        },
      ),
    )
  })
})
