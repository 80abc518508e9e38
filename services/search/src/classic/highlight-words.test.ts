import { describe, expect, it } from 'vitest'
import { createWordFinder } from './highlight-words.ts'

function marked(query: string, text: string): string[] {
  return createWordFinder(query)(text).map(({ offset, length }) =>
    text.slice(offset, offset + length),
  )
}

describe('[3.62] words of an excerpt that a query speaks of', () => {
  it.each([
    ['bluse', 'Schluppenbluse und Blusen', ['bluse', 'Blusen']],
    ['kleid', 'Jerseykleider', ['kleider']],
    ['shirt', 'an overshirt', ['shirt']],
    ['robe', 'Robe longue', ['Robe']],
    ['hut', 'Schutzhut', []],
    ['rock', 'Trockner', []],
    ['bluse', 'Rock', []],
  ])('are marked where they stand: %s in %s', (query, text, found) => {
    expect(marked(query, text)).toEqual(found)
  })
})
