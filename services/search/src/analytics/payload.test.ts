import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnonymized } from './consent.ts'
import { withoutEmpty } from './payload.ts'

describe('[5.30] the wish to stay anonymous', () => {
  it.each([0, false, undefined, null, {}, [], '', '0', 'false', 'undefined', 'null', '{}', '[]'])(
    'is not expressed by %j',
    (value) => {
      expect(isAnonymized(value)).toBe(false)
    },
  )

  it.each([1, true, 'true', 'yes', '1', { a: 1 }, [0]])('is expressed by %j', (value) => {
    expect(isAnonymized(value)).toBe(true)
  })
})

describe('[5.32] empty values', () => {
  it('are dropped, but an empty query stays', () => {
    const event = { queryText: '', userAgent: '', referrer: null, numberOfResults: 0, a: false }

    expect(withoutEmpty(event)).toEqual({ queryText: '', numberOfResults: 0, a: false })
  })

  it('are all that is dropped', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (event) => {
        const kept = withoutEmpty(event) as Record<string, unknown>

        for (const [key, value] of Object.entries(event)) {
          const isEmpty = value === null || value === ''
          expect(Object.hasOwn(kept, key)).toBe(!isEmpty || key === 'queryText')
        }
      }),
    )
  })
})
