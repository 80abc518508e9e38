import { describe, expect, it } from 'vitest'
import { type Check, describeFailures, describeOutcomes, runChecks } from './check-run.ts'
import { CommandFailure } from './run.ts'

const silent = { step: <T>(_words: object, work: () => Promise<T>) => work(), note: () => {} }

function aCheck(name: string, run: Check['run'] = async () => {}): Check {
  return { name, run }
}

function aFailing(name: string, words: string): Check {
  return aCheck(name, () => Promise.reject(new CommandFailure(words)))
}

describe('running the checks', () => {
  it('names every failure of a group and starts nothing after it', async () => {
    const groups = [
      [aFailing('lint', 'an unused variable'), aCheck('types'), aFailing('format', 'one file')],
      [aCheck('unit')],
    ]

    const outcomes = await runChecks(groups, silent)

    expect(outcomes.map(({ result }) => result)).toEqual(['failed', 'ok', 'failed', 'not run'])
    expect(describeFailures(outcomes)).toContain('an unused variable')
    expect(describeFailures(outcomes)).toContain('one file')
  })

  it('goes on to the next group when all is well', async () => {
    const order: string[] = []
    const noting = (name: string) => aCheck(name, async () => void order.push(name))

    await runChecks([[noting('lint')], [noting('unit')]], silent)

    expect(order).toEqual(['lint', 'unit'])
  })

  it('runs the checks of one group side by side', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const groups = [[aCheck('waits', () => promise), aCheck('releases', async () => resolve())]]

    const outcomes = await runChecks(groups, silent)

    expect(outcomes.every(({ result }) => result === 'ok')).toBe(true)
  })

  it('sums up with durations and remarks', () => {
    const summary = describeOutcomes([
      { name: 'unit', result: 'ok', ms: 12_340, remark: 'SQLite only' },
      { name: 'build', result: 'failed', ms: 500, reason: 'no' },
      { name: 'browser', result: 'not run' },
    ])

    expect(summary.split('\n')).toEqual([
      '  unit     ok         12.3 s  SQLite only',
      '  build    failed      0.5 s',
      '  browser  not run',
    ])
  })
})
