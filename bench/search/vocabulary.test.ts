import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createVocabulary } from './vocabulary.ts'

const aWord = fc.stringMatching(/^[a-zäöü]{4,12}$/)

function near(known: string, typed: string): readonly string[] {
  const vocabulary = createVocabulary()
  vocabulary.add(known)
  return vocabulary.near(typed)
}

describe('the vocabulary databases borrow', () => {
  it('knows a word with a letter missing, added, or swapped with its neighbor', () => {
    fc.assert(
      fc.property(aWord, fc.nat(), (word, seed) => {
        const at = seed % (word.length - 1)
        const [before, rest] = [word.slice(0, at), word.slice(at)]
        const mistyped = [
          `${before}x${rest}`,
          `${before}${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`,
          ...(word.length > 4 ? [before + rest.slice(1)] : []),
        ]

        for (const typed of [word, ...mistyped]) expect(near(word, typed)).toEqual([word])
      }),
    )
  })

  it('takes two wrong letters for another word', () => {
    expect(near('bluse', 'blaze')).toEqual([])
    expect(near('mantel', 'mental')).toEqual([])
  })
})
