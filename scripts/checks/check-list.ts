import { readFile } from 'node:fs/promises'
import type { Progress } from './bootstrap/progress.mjs'
import { describeWeights, findBudgetFault, kilobytes, weighRoutes } from './bundle-budget.ts'
import type { Check } from './check-run.ts'
import { ensureChromium } from './chromium.ts'
import { describeEngine, findEngineFault, weighEngine } from './engine-size.ts'
import { listLicenseOffenders } from './licenses.ts'
import { ensurePostgres } from './postgres.ts'
import { CommandFailure, run } from './run.ts'
import { CLIENT_BUILD, ensureStorefrontBuild } from './storefront-build.ts'

const STOREFRONT = 'apps/storefront'
/** A step inside a check: the check's own line says enough. */
const silent: Progress = { step: (_words, work) => work(), note: () => {} }

/** Cheap and telling first. The checks of one group do not need each other. */
export function listChecks(progress: Progress): Check[][] {
  const typegen = once(() => run('react-router', ['typegen'], { cwd: STOREFRONT }))
  return [
    [
      { name: 'format', run: checkFormat },
      { name: 'lint', run: () => typegen().then(checkLint) },
      { name: 'types', run: () => typegen().then(checkTypes) },
      { name: 'unused', run: () => typegen().then(checkUnused) },
      { name: 'licenses', run: checkLicenses },
      { name: 'engine size', run: checkEngineSize },
    ],
    [{ name: 'unit', run: () => checkUnits(progress) }],
    [{ name: 'build', run: () => ensureStorefrontBuild(silent) }],
    [{ name: 'budget', run: checkBudget }],
    [{ name: 'browser', run: () => checkBrowser(progress) }],
  ]
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}

async function checkFormat(): Promise<void> {
  await run('oxfmt', ['--check'])
}

async function checkLint(): Promise<void> {
  await run('oxlint', [])
}

/** Runs in browsers only, so that it is checked with what browsers have. */
const CHECKOUT_ELEMENT = 'services/checkout/element/tsconfig.json'

async function checkTypes(): Promise<void> {
  const projects = ['tsconfig.json', `${STOREFRONT}/tsconfig.json`, CHECKOUT_ELEMENT]
  const results = await Promise.allSettled(projects.map((project) => run('tsc', ['-p', project])))
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  if (failures.length > 0)
    throw new CommandFailure(failures.map(({ message }) => message).join('\n'))
}

async function checkUnused(): Promise<void> {
  await run('knip', ['--no-progress', '--treat-config-hints-as-errors'])
}

async function checkLicenses(): Promise<string> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const offenders = listLicenseOffenders(lock)
  if (offenders.length === 0) return `${Object.keys(lock.packages).length} packages`
  throw new CommandFailure(`Licences we have not agreed to:\n  ${offenders.join('\n  ')}`)
}

async function checkEngineSize(): Promise<string> {
  const weights = await weighEngine()
  const fault = findEngineFault(weights)
  if (fault) throw new CommandFailure(fault)
  return describeEngine(weights)
}

async function checkUnits(progress: Progress): Promise<string> {
  const postgres = await ensurePostgres()
  if ('reason' in postgres) {
    progress.note(
      `PostgreSQL could not be had: ${postgres.reason}. Storage is tested on SQLite only.`,
    )
    await run('vitest', ['run', '--reporter=dot'])
    return 'SQLite only'
  }
  try {
    await run('vitest', ['run', '--reporter=dot'], { env: { TEST_DATABASE_URL: postgres.url } })
    return 'SQLite and PostgreSQL'
  } finally {
    await postgres.stop()
  }
}

async function checkBudget(): Promise<string> {
  await ensureStorefrontBuild(silent)
  const weights = weighRoutes(CLIENT_BUILD)
  const table = describeWeights(weights)
  const fault = findBudgetFault(weights)
  if (fault) throw new CommandFailure(`${table}\n${fault}`)
  console.error(table)
  return `heaviest route ${kilobytes(weights[0]?.bytes ?? 0)}`
}

async function checkBrowser(progress: Progress): Promise<void> {
  await ensureStorefrontBuild(silent)
  const chromium = await ensureChromium(progress)
  await run('playwright', ['test'], { env: { CHROMIUM_PATH: chromium } })
}
