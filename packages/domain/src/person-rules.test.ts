import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { birthDateFault, personFaults, todayIn } from './person-rules.ts'

const TODAY = '2026-11-16'

describe('[5.3] what customers tell about themselves', () => {
  it.each([
    { firstName: 'Anna-Lena', lastName: "O'Neill" },
    { firstName: 'Zoé', lastName: 'von der Tanne' },
    { title: 'Prof. Dr.', lastName: 'Núñez-Śliwa' },
    { phone: '+49 (40) 123-456', birthDate: '1988-11-14' },
    { firstName: '', lastName: '', title: '', phone: '', birthDate: '' },
    {},
  ])('is taken as it is: %j', (person) => {
    expect(personFaults(person, TODAY)).toEqual([])
  })

  it.each([
    ['firstName', 'A1', 'invalid'],
    ['firstName', '-Anna', 'invalid'],
    ['lastName', 'Weber--Saum', 'invalid'],
    ['lastName', 'x'.repeat(41), 'too-long'],
    ['title', '<b>', 'invalid'],
    ['phone', '1234', 'invalid'],
  ] as const)('is refused where %s is «%s»: %s', (field, text, reason) => {
    expect(personFaults({ [field]: text }, TODAY)).toEqual([{ field, reason }])
  })

  it('names everything that is wrong at once', () => {
    const person = { firstName: '<>', phone: 'x', birthDate: '1850-01-01' }

    const faults = personFaults(person, TODAY)

    expect(faults.map(({ field }) => field)).toEqual(['firstName', 'phone', 'birthDate'])
  })
})

describe('a birth date', () => {
  it.each([
    ['2026-11-17', 'in-future'],
    ['2026-11-16', 'too-young'],
    ['2008-11-17', 'too-young'],
    ['2008-11-16', null],
    ['1900-01-01', null],
    ['1899-12-31', 'too-early'],
    ['0001-01-01', 'too-early'],
    ['2001-02-29', 'invalid'],
    ['2000-02-29', null],
    ['1990-13-01', 'invalid'],
    ['14.11.1988', 'invalid'],
  ])('%s is %s', (day, fault) => {
    expect(birthDateFault(day, TODAY)).toBe(fault)
  })

  it('is only ever taken from 1900 to sixteen years ago', () => {
    const dates = fc.date({ noInvalidDate: true, min: new Date(0, 0), max: new Date(3000, 0) })
    fc.assert(
      fc.property(dates, (date) => {
        const day = date.toISOString().slice(0, 10)
        const isTaken = birthDateFault(day, TODAY) === null
        expect(isTaken).toBe(day >= '1900-01-01' && day <= '2008-11-16')
      }),
    )
  })

  it('is compared with the day it is where the shop is', () => {
    const lateInTheEvening = Date.parse('2026-11-15T23:30:00Z')

    expect(todayIn('Europe/Berlin', lateInTheEvening)).toBe('2026-11-16')
  })
})
