import { describe, expect, it } from 'vitest'
import type { TextAlternative } from '../index/index-question.ts'
import { namedValues } from './named-values.ts'

function keyword(field: string, value: string): TextAlternative {
  return { kind: 'keyword', field, value, weight: 1 }
}

describe('what a query names', () => {
  it('is every color and size in it, per facet', () => {
    const term: TextAlternative = { kind: 'term', term: 'kleid', weight: 1 }
    const words = [
      { alternatives: [term] },
      { alternatives: [{ ...term, term: 'rot' }, keyword('ec_color', 'Rot')] },
      { alternatives: [keyword('size', '38'), keyword('size', '38/40')] },
    ]

    expect([...namedValues({ words, minimum: 3 })]).toEqual([
      ['ec_color', ['Rot']],
      ['size', ['38', '38/40']],
    ])
  })

  it('is nothing without words', () => {
    expect(namedValues(null).size).toBe(0)
  })
})
