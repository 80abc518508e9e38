import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasPasswordLength, passwordStrength } from './password-rules.ts'

describe('[5.3] a password', () => {
  it.each([
    ['sieben7', 'too-short'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefgh', 'weak'],
    ['87654321', 'weak'],
    ['nadel7faden', 'fair'],
    ['nadel und faden', 'strong'],
    ['NadelFaden12', 'good'],
    ['ein Faden am anderen', 'strong'],
    ['x'.repeat(129), 'too-long'],
  ])('«%s» is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it('may be 8 to 128 signs of any kind, counted as people do', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), { maxLength: 140 }),
        (signs) => {
          const password = signs.join('')
          const { length } = Array.from(password)
          expect(hasPasswordLength(password)).toBe(length >= 8 && length <= 128)
        },
      ),
    )
    expect(hasPasswordLength('🧵'.repeat(8))).toBe(true)
    expect(hasPasswordLength('🧵'.repeat(129))).toBe(false)
  })

  it('is never called too short or too long where it is taken, nor the other way round', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 140 }), (password) => {
        const isRefused = ['too-short', 'too-long'].includes(passwordStrength(password))
        expect(isRefused).toBe(!hasPasswordLength(password))
      }),
    )
  })
})
