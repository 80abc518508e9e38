import { describe, expect, it } from 'vitest'
import {
  type Check,
  describeFailures,
  describeLeftOut,
  describeOutcomes,
  runChecks,
} from './check-run.ts'
import { CommandFailure } from '../run.ts'

const silent = { step: <T>(_words: object, work: () => Promise<T>) => work(), note: () => {} }

function aCheck(name: string, run: Check['run'] = async () => {}): Check {
  return { name, run }
}

function aFailing(name: string, words: string): Check {
  return aCheck(name, () => Promise.reject(new CommandFailure(words)))
}

describe('running the checks', () => {
  it('runs every check that does not need a failed one, and lists all failures', async () => {
    const groups = [
      [aFailing('lint', 'an unused variable'), aCheck('types'), aFailing('engine size', 'too big')],
      [aFailing('build', 'no entry')],
      [{ ...aCheck('browser'), needs: ['build'] }],
      [aCheck('unit')],
    ]

    const outcomes = await runChecks(groups, silent)

    expect(outcomes.map(({ result }) => result)).toEqual([
      'failed',
      'ok',
      'failed',
      'failed',
      'not run',
      'ok',
    ])
    for (const reason of ['an unused variable', 'too big', 'no entry']) {
      expect(describeFailures(outcomes)).toContain(reason)
    }
    expect(describeOutcomes(outcomes)).toMatch(/browser +not run +build failed/)
  })

  it('begins no further check once it is interrupted', async () => {
    const controller = new AbortController()
    const interrupted = aCheck('unit', async () => {
      controller.abort()
      throw new CommandFailure('vitest ended with 143')
    })

    const groups = [[interrupted], [aCheck('build')], [aCheck('browser')]]
    const outcomes = await runChecks(groups, silent, controller.signal)

    expect(outcomes).toMatchObject([
      { name: 'unit', result: 'failed' },
      { name: 'build', result: 'not run', because: 'interrupted' },
      { name: 'browser', result: 'not run', because: 'interrupted' },
    ])
  })

  it('runs a check whose needs were not selected', async () => {
    const [outcome] = await runChecks([[{ ...aCheck('browser'), needs: ['build'] }]], silent)

    expect(outcome?.result).toBe('ok')
  })

  it('says how to repeat only the check that failed', async () => {
    const outcomes = await runChecks([[aFailing('engine size', 'too big')]], silent)

    expect(describeFailures(outcomes)).toContain("npm test -- --only 'engine size'")
  })

  it('says what a check left out', async () => {
    const unit = aCheck('unit', async () => ({ leftOut: ['what needs PostgreSQL'] }))

    const outcomes = await runChecks([[unit]], silent)

    expect(describeLeftOut(outcomes)).toContain('unit: what needs PostgreSQL')
    expect(describeLeftOut(await runChecks([[aCheck('lint')]], silent))).toBe('')
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
      { name: 'browser', result: 'not run', because: 'build failed' },
    ])

    expect(summary.split('\n')).toEqual([
      '  unit     ok         12.3 s  SQLite only',
      '  build    failed      0.5 s',
      '  browser  not run  build failed',
    ])
  })
})
