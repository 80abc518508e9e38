import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMutant } from './test-mutant.ts'
import { PASSED, type RunTests, type TestRun } from './test-run.ts'
import { createCleanRuns, tryTests } from './try-tests.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saum-try-'))
  writeFileSync(join(folder, 'money.ts'), 'cents + 1')
})

afterEach(() => rmSync(folder, { recursive: true }))

const isFaulty = () => readFileSync(join(folder, 'money.ts'), 'utf8') === 'cents'

function failure(...failed: string[]): TestRun {
  return { passed: false, failed, cause: 'time limit', output: 'too bad' }
}

/** Remembers its runs as `faulty a.test.ts`. */
function aRunner(outcome: (file: string, faulty: boolean, run: number) => TestRun) {
  const runs: string[] = []
  const run: RunTests = (files) => {
    runs.push(`${isFaulty() ? 'faulty' : 'clean'} ${files.join(' ')}`)
    const results = files.map((file) => outcome(file, isFaulty(), runs.length))
    return Promise.resolve(results.find(({ passed }) => !passed) ?? PASSED)
  }
  return { runs, run }
}

function attempt(run: RunTests, batches: string[][], onRed = (_: string) => {}) {
  return tryTests({ folder, mutant: aMutant(), batches, run, clean: createCleanRuns(onRed) })
}

describe('trying a fault', () => {
  it('is over with the first batch that fails', async () => {
    const { run, runs } = aRunner((file, faulty) =>
      faulty && file === 'b' ? failure('b') : PASSED,
    )

    const verdict = await attempt(run, [['a', 'b'], ['c']])

    expect(verdict).toEqual({ result: 'caught', by: 'b' })
    expect(runs).toEqual(['faulty a b', 'clean b'])
  })

  it('goes through all batches when none fails, and leaves the code without the fault', async () => {
    const { run, runs } = aRunner(() => PASSED)

    expect(await attempt(run, [['a'], ['b']])).toBeNull()
    expect(runs).toEqual(['faulty a', 'faulty b'])
    expect(isFaulty()).toBe(false)
  })

  it('does not believe a test that fails without the fault too', async () => {
    const outputs: string[] = []
    const { run } = aRunner(() => failure('a'))

    const verdict = await attempt(run, [['a']], (output) => outputs.push(output))

    expect(verdict).toEqual({ result: 'suite is red', by: 'a' })
    expect(outputs).toEqual(['too bad'])
  })

  it('names the cause when no test failed', async () => {
    const { run } = aRunner((_, faulty) => (faulty ? failure() : PASSED))

    expect(await attempt(run, [['a']])).toEqual({ result: 'caught', by: 'time limit' })
  })

  it('does not believe a distant test that fails only once', async () => {
    const { run, runs } = aRunner((_file, _faulty, count) => (count === 2 ? failure('b') : PASSED))

    expect(await attempt(run, [['a'], ['b', 'c']])).toBeNull()
    expect(runs).toEqual(['faulty a', 'faulty b c', 'faulty b'])
  })

  it('restores the code when a run breaks off', async () => {
    const run = () => Promise.reject(new Error('interrupted'))

    await expect(attempt(run, [['a']])).rejects.toThrow('interrupted')
    expect(isFaulty()).toBe(false)
  })
})

describe('the run without a fault', () => {
  it('is made once for the same files', async () => {
    const { run, runs } = aRunner(() => PASSED)
    const clean = createCleanRuns(() => {})

    await Promise.all([clean.isGreen(['a'], run), clean.isGreen(['a'], run)])
    await clean.isGreen(['b'], run)

    expect(runs).toEqual(['clean a', 'clean b'])
  })
})
