import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDeltas } from './text-deltas.ts'

describe('the parts a text is sent in', () => {
  it('are the text again when joined, and never empty', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const deltas = [...toDeltas(text)]

        expect(deltas.join('')).toBe(text)
        expect(deltas).not.toContain('')
      }),
    )
  })

  it('end between words', () => {
    const text = 'Die Standardlieferung kostet 3,95 € und dauert zwei bis vier Werktage.'

    expect([...toDeltas(text)]).toEqual([
      'Die Standardlieferung kostet',
      ' 3,95 € und dauert zwei bis vier',
      ' Werktage.',
    ])
  })
})
