import { highlight } from '@saum/engine/suggest/highlight'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TYPED_PARTS, typedParts } from './typed-parts.ts'

function partsOf(marked: string, text: string) {
  return typedParts(highlight(marked, TYPED_PARTS), text)
}

describe('[3.62] the parts of a completion', () => {
  it('are what was typed and what is new', () => {
    expect(partsOf('{hemd}[bluse]', 'hemdbluse')).toEqual([
      { text: 'hemd', isNew: false },
      { text: 'bluse', isNew: true },
    ])
    expect(partsOf('[oversize ]{hem}[d]', 'oversize hemd')).toEqual([
      { text: 'oversize ', isNew: true },
      { text: 'hem', isNew: false },
      { text: 'd', isNew: true },
    ])
  })

  it('show signs of markup as the signs they are', () => {
    expect(partsOf('[<b>]{& "hemd"}', '<b>& "hemd"')).toEqual([
      { text: '<b>', isNew: true },
      { text: '& "hemd"', isNew: false },
    ])
  })

  it('say the completion, whatever its marks are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (marked, text) => {
        const said = partsOf(marked, text).map((part) => part.text)

        expect(said.join('')).toBe(text)
      }),
    )
  })
})
