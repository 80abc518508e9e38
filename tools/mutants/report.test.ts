import { describe, expect, it } from 'vitest'
import { exitCodeOf, lineOf, summaryOf } from './report.ts'
import { aResult } from './test-mutant.ts'

const RESULTS = [
  aResult(),
  aResult({ name: 'money: cents are doubled' }),
  aResult({ area: 'orders', name: 'orders: one is lost', result: 'missed', by: null }),
  aResult({ area: 'orders', name: 'orders: one is old', result: 'does not apply', by: 'no file' }),
]

describe('the report of a run', () => {
  it('has a line for each fault', () => {
    expect(lineOf(aResult())).toBe('caught               1.2 s  money: cents are lost (a.test.ts)')
  })

  it('counts areas, lists what was not caught and ends with the share', () => {
    expect(summaryOf(RESULTS).split('\n')).toEqual([
      '  money      2 of 2',
      '  orders     0 of 1',
      '',
      'missed:',
      '  orders: one is lost',
      '',
      'does not apply:',
      '  orders: one is old (no file)',
      '',
      '2 of 3 faults caught (66.7 %)',
    ])
  })
})

describe('the exit code', () => {
  it.each([
    ['caught', 0],
    ['left to journeys', 0],
    ['missed', 1],
    ['suite is red', 1],
    ['does not apply', 1],
  ] as const)('of a fault that is "%s" is %i', (result, code) => {
    expect(exitCodeOf([aResult({ result })], false)).toBe(code)
  })

  it('forgives an older suite faults in code that came later', () => {
    expect(exitCodeOf([aResult({ result: 'does not apply' })], true)).toBe(0)
  })
})
