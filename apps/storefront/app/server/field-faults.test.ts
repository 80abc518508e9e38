import { submitWithdrawal } from '@saum/contract/withdrawal'
import * as v from '@saum/schema/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldFaults, typedFields } from './field-faults.ts'

const given = { requestKey: 'k', name: 'Anna Faden', contract: 'DE1', scope: '', email: 'a@b.de' }

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the faults of a form', () => {
  it('are none where everything is right', () => {
    expect(fieldFaults(submitWithdrawal.payload, given)).toEqual({})
  })

  it('say of each field what is wrong with it', () => {
    const typed = { ...given, name: '  ', contract: 'x'.repeat(201), email: 'anna@' }

    expect(fieldFaults(submitWithdrawal.payload, typed)).toEqual({
      name: { kind: 'required' },
      contract: { kind: 'too-long', max: 200 },
      email: { kind: 'email' },
    })
  })

  it('leave only what the shop service takes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), fc.string(), (name, contract) => {
        const typed = { ...given, ...typedFields(formOf({ name, contract }), ['name', 'contract']) }
        const isTaken = v.safeParse(submitWithdrawal.payload, typed).success

        expect(Object.keys(fieldFaults(submitWithdrawal.payload, typed)).length === 0).toBe(isTaken)
      }),
    )
  })
})

describe('what was typed', () => {
  it('is shown again as it was, without signs nobody can type', () => {
    const form = formOf({ name: 'Zoë 🧵 <b>O’Faden</b>\u0000\u0007', scope: 'eins\r\nzwei' })

    expect(typedFields(form, ['name', 'scope', 'email'])).toEqual({
      name: 'Zoë 🧵 <b>O’Faden</b>  ',
      scope: 'eins\nzwei',
      email: '',
    })
  })

  it('is cut where it is longer than any field takes', () => {
    expect(typedFields(formOf({ name: 'ä'.repeat(20_000) }), ['name']).name).toHaveLength(10_000)
  })
})
