import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCheckDigit, judgeCard, TEST_CARDS } from './judge-card.ts'
import { aCard } from './test-provider.ts'

const NOW = Date.UTC(2026, 10, 16)

describe('a card that is typed', () => {
  it.each(TEST_CARDS)('$digits $outcome', ({ digits, outcome }) => {
    const grouped = digits.replaceAll(/(\d{4})/g, '$1 ')

    expect(judgeCard(aCard(digits), NOW)).toEqual({ ok: true, outcome })
    expect(judgeCard(aCard(grouped), NOW)).toEqual({ ok: true, outcome })
  })

  it('is refused where it could be the card of a real person', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{15}$/), (start) => {
        const digits = withCheckDigit(start)
        fc.pre(TEST_CARDS.every((card) => card.digits !== digits))

        expect(judgeCard(aCard(digits), NOW)).toEqual({
          ok: false,
          faults: { number: 'not-a-test-card' },
        })
      }),
    )
  })

  it('is refused whatever else is typed as its number', () => {
    fc.assert(
      fc.property(fc.string(), (number) => {
        fc.pre(!/\d/.test(number))
        const judged = judgeCard(aCard(number), NOW)

        expect(judged).toMatchObject({ ok: false, faults: { number: expect.any(String) } })
      }),
    )
  })

  it.each([
    ['', 'required'],
    ['13/29', 'invalid'],
    ['0929x', 'invalid'],
    ['10/26', 'expired'],
    ['10/2026', 'expired'],
  ])('is refused with the date «%s»', (expiry, fault) => {
    const card = aCard('4242424242424242', { expiry })

    expect(judgeCard(card, NOW)).toEqual({ ok: false, faults: { expiry: fault } })
  })

  it.each(['11/26', '1126', '9/29', '09 / 29', '09/2029'])(
    'is taken with the date «%s»',
    (expiry) => {
      expect(judgeCard(aCard('4242424242424242', { expiry }), NOW).ok).toBe(true)
    },
  )

  it('names every field that is wrong at once', () => {
    const nothing = { number: '', expiry: '', code: '', holder: ' ' }

    expect(judgeCard(nothing, NOW)).toEqual({
      ok: false,
      faults: { number: 'required', expiry: 'required', code: 'required', holder: 'required' },
    })
  })
})

function withCheckDigit(start: string): string {
  const last = [...Array(10).keys()].find((digit) => hasCheckDigit(`${start}${digit}`))
  return `${start}${last}`
}
