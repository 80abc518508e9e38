import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

export interface Options {
  only: string | undefined
  list: boolean
  /** An older commit whose code and tests are tried instead of those at hand. */
  suite: string | undefined
  jobs: number
  results: string
  fresh: boolean
  retryMissed: boolean
  /** Whether tests of storage also run on PostgreSQL. */
  postgres: boolean
  phases: { unitTests: boolean; journeys: boolean }
}

/** The user asked for something impossible; the message says what. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      only: { type: 'string' },
      list: { type: 'boolean', default: false },
      suite: { type: 'string' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      results: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      'retry-missed': { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: true },
      journeys: { type: 'boolean', default: true },
      'journeys-only': { type: 'boolean', default: false },
    },
  })
  const { only, list, suite, fresh } = values
  const jobs = Number(values.jobs)
  if (!Number.isInteger(jobs) || jobs < 1) {
    throw new UsageError(`--jobs takes a whole number from 1 on, not "${values.jobs}".`)
  }
  if (!values.journeys && values['journeys-only']) {
    throw new UsageError('--no-journeys and --journeys-only leave nothing to run.')
  }
  return {
    only,
    list,
    suite,
    jobs,
    results: values.results ?? defaultFile(suite),
    fresh,
    retryMissed: values['retry-missed'],
    postgres: values.postgres,
    phases: { unitTests: !values['journeys-only'], journeys: values.journeys },
  }
}

function defaultFile(suite: string | undefined): string {
  const name = suite === undefined ? '' : `-${suite.replaceAll(/[^\w.-]/g, '_')}`
  return `node_modules/.cache/mutants${name}.json`
}
