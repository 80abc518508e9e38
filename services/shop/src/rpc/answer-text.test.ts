import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAnswerText, withKnownText } from './answer-text.ts'

describe('an answer with parts whose text is known', () => {
  it('reads the same as if it had been written all at once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
        fc.jsonValue(),
        (parts, rest) => {
          const known = parts.map((part) => withKnownText({ ...part }))

          const text = toAnswerText({ rest, known, again: known[0] })

          expect(text).toBe(JSON.stringify({ rest, known: parts, again: parts[0] }))
        },
      ),
    )
  })

  it('leaves the parts what they are for everybody else', () => {
    const part = withKnownText({ id: 7, names: ['a'] })

    expect(JSON.stringify({ part })).toBe('{"part":{"id":7,"names":["a"]}}')
    expect(part).toEqual({ id: 7, names: ['a'] })
    expect({ ...part, id: 8 }).toEqual({ id: 8, names: ['a'] })
  })

  it('can be written again after one that could not', () => {
    const part = withKnownText({ id: 7 })
    const circle: Record<string, unknown> = { part }
    circle['circle'] = circle

    expect(() => toAnswerText(circle)).toThrow(TypeError)
    expect(JSON.stringify(part)).toBe('{"id":7}')
    expect(toAnswerText([part])).toBe('[{"id":7}]')
  })
})
