import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { omniboxText } from './omnibox-text.ts'

const entries = fc.array(
  fc.oneof(fc.constantFrom('b', 'bl', 'b;l', 'blu', ''), fc.string({ maxLength: 300 })),
  { maxLength: 40 },
)

describe('[9.23] what a visitor typed into the search box', () => {
  it('is never longer than 256 characters and always the newest of it', () => {
    fc.assert(
      fc.property(entries, (typed) => {
        const text = omniboxText(typed)
        const whole = typed
          .map((entry) => entry.replaceAll(';', ''))
          .filter((entry, position, all) => entry !== (all[position - 1] ?? ''))

        expect(text.length).toBeLessThanOrEqual(256)
        expect(whole.join(';').endsWith(text)).toBe(true)
      }),
    )
  })

  it('loses nothing that would have fit', () => {
    fc.assert(
      fc.property(entries, (typed) => {
        const whole = typed
          .map((entry) => entry.replaceAll(';', ''))
          .filter((entry, position, all) => entry !== (all[position - 1] ?? ''))
        const fitting = whole.map((_, oldest) => whole.slice(oldest).join(';'))

        expect(omniboxText(typed)).toBe(fitting.find(({ length }) => length <= 256) ?? '')
      }),
    )
  })

  it.each([
    [['b', 'bl', 'blu'], 'b;bl;blu'],
    [['b', 'b', 'bl', 'b'], 'b;bl;b'],
    [['b;', 'b'], 'b'],
    [['', 'b'], 'b'],
    [['a'.repeat(200), 'b'.repeat(56)], 'b'.repeat(56)],
    [['a'.repeat(200), 'b'.repeat(55)], `${'a'.repeat(200)};${'b'.repeat(55)}`],
    [['a'.repeat(257)], ''],
    [[], ''],
  ])('is %j → %s', (typed, text) => {
    expect(omniboxText(typed)).toBe(text)
  })
})
