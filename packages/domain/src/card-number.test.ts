import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupCardNumber, normalizeCardNumber, toCardNumber } from './card-number.ts'

const bodies = fc.stringMatching(/^\d{11}$/)

describe('the number of a card', () => {
  it('has twelve digits in groups of four, and is read back however it is typed', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const number = toCardNumber(body)

        expect(number).toMatch(/^\d{12}$/)
        expect(groupCardNumber(number)).toMatch(/^\d{4} \d{4} \d{4}$/)
        expect(normalizeCardNumber(groupCardNumber(number).replaceAll(' ', '\u200b-'))).toBe(number)
      }),
    )
  })

  it('shows every single wrong digit', () => {
    fc.assert(
      fc.property(bodies, fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const wrong = (Number(body[at]) + by) % 10
        const other = `${body.slice(0, at)}${wrong}${body.slice(at + 1)}`

        expect(toCardNumber(other).at(-1)).not.toBe(toCardNumber(body).at(-1))
      }),
    )
  })

  it('groups what other systems hand over, too', () => {
    expect(groupCardNumber('2800000070048')).toBe('2800 0000 7004 8')
  })
})
