import { hasPasswordLength } from '@saum/domain/password-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPasswordFault } from './password-fault.ts'

describe('a new password', () => {
  it('is asked about only where the shop may take it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (password) => {
        const isTakeable = hasPasswordLength(password) && password.length <= 200
        expect(newPasswordFault(password) === null).toBe(isTakeable)
      }),
    )
  })

  it.each([
    ['', 'required'],
    ['1234567', 'short'],
    ['        ', null],
    ['a'.repeat(128), null],
    ['a'.repeat(129), 'long'],
    ['🧵🧵🧵🧵', 'short'],
    ['🧵'.repeat(101), 'long'],
  ])('is counted in signs as people count them: %j', (password, fault) => {
    expect(newPasswordFault(password)).toBe(fault)
  })
})
