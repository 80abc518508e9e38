import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../text/edit-distance.ts'
import { findByPrefix, findNear } from './find-entries.ts'
import { createPhraseTable, type PhraseTable } from './phrase-table.ts'

const word = fc.stringMatching(/^[abc]{1,6}$/)
const phrase = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))
const phrases = fc.array(phrase, { maxLength: 25 })

function tableOf(texts: readonly string[]): PhraseTable {
  return createPhraseTable(
    texts.map((text) => ({ text, weight: 1 })),
    'en',
  )
}

/** Everything an entry stands for, as text. */
function textsIn(table: PhraseTable, { from, to }: { from: number; to: number }): string[] {
  return Array.from({ length: to - from }, (_, place) => {
    const entry = from + place
    return table.keyOf(entry).slice(table.startOf(entry))
  })
}

function startsAlmostLike(text: string, key: string): boolean {
  if (text[0] !== key[0]) return false
  return [key.length - 1, key.length, key.length + 1].some(
    (length) => length <= text.length && editDistance(text.slice(0, length), key, 1) <= 1,
  )
}

describe('the table of phrases', () => {
  it('finds exactly the beginnings that are there', () => {
    fc.assert(
      fc.property(phrases, word, (texts, key) => {
        const table = tableOf(texts)
        const all = textsIn(table, table.all)

        const found = textsIn(table, findByPrefix(table, key))

        expect(found).toEqual(all.filter((text) => text.startsWith(key)))
      }),
    )
  })

  it('finds exactly the beginnings that are one letter away', () => {
    const longWord = fc.stringMatching(/^[abc]{4,6}$/)
    fc.assert(
      fc.property(phrases, longWord, (texts, key) => {
        const table = tableOf(texts)
        const expected = textsIn(table, table.all).filter((text) => startsAlmostLike(text, key))

        const found = findNear(table, key).flatMap(({ range }) => textsIn(table, range))

        expect(new Set(found)).toEqual(new Set(expected))
      }),
      { numRuns: 500 },
    )
  })

  it('says how much of each beginning was typed', () => {
    const table = tableOf(['kleid'])

    const lengths = ['klied', 'keid', 'kleiid', 'kleod'].map(
      (key) => findNear(table, key)[0]?.length,
    )

    expect(lengths).toEqual([5, 5, 5, 5])
  })
})
