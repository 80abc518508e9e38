import { readFile } from 'node:fs/promises'
import { CommandFailure, run } from '../run.ts'
import type { Check, Findings } from './check-run.ts'
import { describeEngine, findEngineFault, weighEngine } from './engine-size.ts'
import { listLicenseOffenders } from './licenses.ts'

const STOREFRONT = 'apps/storefront'
/** Run in browsers only, so they are checked with what browsers have. */
const CHECKOUT_ELEMENT = 'services/checkout/element/tsconfig.json'
const WEBKIT_PAGE = 'e2e/engines/webkit/page/tsconfig.json'
const PROJECTS = ['tsconfig.json', `${STOREFRONT}/tsconfig.json`, CHECKOUT_ELEMENT, WEBKIT_PAGE]

/** What needs no running program: of all files, or of some where a tool can be given files. */
export function listStaticChecks(): Check[] {
  const typegen = once(generateRouteTypes)
  return [
    { name: 'format', run: () => checkFormat([]) },
    { name: 'lint', run: () => typegen().then(() => checkLint([])) },
    { name: 'types', run: () => typegen().then(checkTypes) },
    { name: 'unused', run: () => typegen().then(checkUnused) },
    { name: 'licenses', run: checkLicenses },
    { name: 'engine size', run: checkEngineSize },
  ]
}

export async function generateRouteTypes(): Promise<void> {
  await run('react-router', ['typegen'], { cwd: STOREFRONT })
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}

export async function checkFormat(files: readonly string[]): Promise<void> {
  await run('oxfmt', ['--check', ...files])
}

export async function checkLint(files: readonly string[]): Promise<void> {
  await run('oxlint', files)
}

export async function checkTypes(): Promise<void> {
  const results = await Promise.allSettled(PROJECTS.map((project) => run('tsc', ['-p', project])))
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  if (failures.length > 0)
    throw new CommandFailure(failures.map(({ message }) => message).join('\n'))
}

async function checkUnused(): Promise<void> {
  await run('knip', ['--no-progress', '--treat-config-hints-as-errors'])
}

async function checkLicenses(): Promise<Findings> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const offenders = listLicenseOffenders(lock)
  if (offenders.length === 0) return { remark: `${Object.keys(lock.packages).length} packages` }
  throw new CommandFailure(`Licences we have not agreed to:\n  ${offenders.join('\n  ')}`)
}

async function checkEngineSize(): Promise<Findings> {
  const weights = await weighEngine()
  const fault = findEngineFault(weights)
  if (fault) throw new CommandFailure(fault)
  return { remark: describeEngine(weights) }
}
