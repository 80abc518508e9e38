import { describe, expect, it } from 'vitest'
import { exitCodeOf, isComplete, lineOf, summaryOf, toMarkdown } from './report.ts'
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

  it('is a table in the documentation', () => {
    const text = toMarkdown(RESULTS)

    expect(text).toContain('2 of 3 faults are caught (66.7 %).')
    expect(text).toContain('| money | 2 | 2 |\n| orders | 1 | 0 |')
    expect(text).toContain('Missed:\n\n- orders: one is lost')
  })

  it('says nothing of missed faults when there are none', () => {
    expect(toMarkdown([aResult()])).not.toContain('Missed')
  })

  it('is complete when every fault is caught or missed', () => {
    expect(isComplete(RESULTS.slice(0, 3), 3)).toBe(true)
    expect(isComplete(RESULTS, 4)).toBe(false)
    expect(isComplete(RESULTS.slice(0, 2), 3)).toBe(false)
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
