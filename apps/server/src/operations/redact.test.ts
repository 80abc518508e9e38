import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redactText } from './redact.ts'

const LENGTH = 32_000

describe('a text for the log', () => {
  it.each([
    ['ada@saum.example', '[hidden]'],
    ['no customer ada.lovelace+1@saum.example.', 'no customer [hidden].'],
    ['a@a.example+bob@b.example', '[hidden]'],
    ['a@a.example@b.example', '[hidden]'],
    ['x@y+bob@b.example', 'x@[hidden]'],
    ['a@localhost', 'a@localhost'],
  ])('has no mail address: %s', (text, expected) => {
    expect(redactText(text)).toBe(expected)
  })

  it('has none, whatever the addresses in it touch', () => {
    const signs = fc.constantFrom('a', 'é', '.', '@', '+', '-', '_', ' ', '/', '=', '[')
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 40 }), (text) => {
        expect(redactText(text)).not.toMatch(/[\w.+-]@[\w-]+\.[\w-]/)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['a long word in a path', '/', 'a', '/@'],
    ['dots', '/', 'a.', '/@'],
    ['dots without a path', '', 'a.', '://'],
    ['dashes', '', 'a-', '/@'],
    ['dashes and signs', '/', '----@', ''],
    ['signs', '/', '@', ''],
    ['long domains', 'a@', 'a.', '@'],
    ['many short addresses', '', 'a@a.', '@'],
    ['addresses that touch', '', 'a@a.a+', '@'],
    ['a domain without an ending', 'a@', 'a', '@'],
    ['names of secrets', '', 'token', '@='],
    ['schemes', '', 'a://', '@'],
    ['slashes', '', '/', '@'],
  ])('takes twice the time at twice the length, not four times: %s', (_, head, unit, tail) => {
    const text = (length: number) => head + unit.repeat(length / unit.length) + tail
    redactText(text(LENGTH))

    // At the square of the length it would be 250 times as long.
    expect(fastest(text(LENGTH))).toBeLessThan(60 * fastest(text(LENGTH / 16)) + 5)
  })
})

/** In milliseconds; what else the machine does makes single runs slower, never faster. */
function fastest(text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    redactText(text)
    return performance.now() - startedAt
  })
  return Math.min(...times)
}
