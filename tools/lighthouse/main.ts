/**
 * Audits the built shop as a phone sees it:
 * `npm run lighthouse -- [--url http://localhost:3000] [--data folder] [--runs 3] [--write]`
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installPackages, PackagesMissing } from '../support/install-packages.ts'
import { rewriteReport } from '../support/rewrite-report.ts'
import { startShop } from '../support/shop-server.ts'
import { auditPage, medianOf } from './audit.ts'
import { findFirstProduct } from '../support/find-product.ts'
import { toTable, type AuditedPage } from './score-table.ts'

const LISTING = '/de/c/new/'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    data: { type: 'string' },
    runs: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})

process.exitCode = await auditShop().catch((error: unknown) => {
  if (!(error instanceof PackagesMissing)) throw error
  say(`Skipped: ${error.message}`)
  return 0
})

async function auditShop(): Promise<number> {
  await using stack = new AsyncDisposableStack()
  await installPackages(import.meta.dirname)
  const chromium = process.env['CHROMIUM_PATH']
  if (chromium === undefined) throw new Error('CHROMIUM_PATH names no browser')
  const origin = values.url ?? (await startOwnShop(stack))
  const product = await findFirstProduct(origin, LISTING)
  const places = [
    ['product', product],
    ['listing', LISTING],
    ['home', '/de/'],
  ] as const
  // The first visit finds pictures nobody has asked for yet and pages the shop has not kept yet.
  for (const [, path] of places) await auditPage(origin + path, chromium)
  const pages: AuditedPage[] = []
  for (const [name, path] of places) {
    const audits = []
    for (let run = 0; run < Number(values.runs); run++) {
      audits.push(await auditPage(origin + path, chromium))
    }
    const page = { name, ...medianOf(audits) }
    pages.push(page)
    say(`${name}: ${page.faults.length === 0 ? 'nothing to mend' : page.faults.join(', ')}`)
  }
  say(toTable(pages))
  if (values.write) await rewriteReport('docs/performance.md', 'lighthouse', toTable(pages))
  return 0
}

async function startOwnShop(stack: AsyncDisposableStack): Promise<string> {
  let folder = values.data
  if (folder === undefined) {
    const temporary = await mkdtemp(join(tmpdir(), 'saum-lighthouse-'))
    stack.defer(() => rm(temporary, { recursive: true }))
    folder = temporary
  }
  say('Starting a shop')
  const shop = await startShop(folder, crypto.randomUUID())
  stack.defer(() => shop.stop())
  return shop.origin
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
