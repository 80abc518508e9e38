/**
 * Drives our search provider with the public clients of its protocol:
 * `npm run conformance -- [--url http://localhost:3000] [--data folder] [--only words] [--write]
 *    [--sequences 40] [--seed 1] [--source folder]`
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allAreas } from './all-areas.ts'
import { bundleSource } from './bundle-source.ts'
import { deviationTable } from './differential/deviation.ts'
import { DEVIATIONS } from './differential/deviations.ts'
import { UNSEEN_DEVIATIONS } from './differential/unseen-deviations.ts'
import { PackagesMissing } from '../support/install-packages.ts'
import { startShop } from '../support/shop-server.ts'
import { bundleClients, installClients } from './install-clients.ts'
import { openStage } from './open-stage.ts'
import { rewriteReport } from '../support/rewrite-report.ts'
import { toMarkdown } from './report.ts'
import { runAreas, type StepResult } from './step.ts'
import { describeExchange } from './traffic.ts'

const DOCUMENT = 'docs/conformance.md'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    data: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    sequences: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    source: { type: 'string' },
  },
})

process.exitCode = await prepared(async () => {
  await using stack = new AsyncDisposableStack()
  const secret = values.url === undefined ? crypto.randomUUID() : null
  const origin = values.url ?? (await startOwnShop(stack, secret ?? ''))
  const stage = await openStage(origin, secret)
  const areas = await allAreas(stage, {
    sequences: Number(values.sequences),
    seed: Number(values.seed),
    hasSource: values.source !== undefined,
  })
  const wanted = areas.filter(({ title, client }) =>
    `${client} ${title}`.includes(values.only ?? ''),
  )

  const results = await runAreas(wanted, (result) => {
    say(lineOf(result))
    const isTold = result.fault === null || result.area.startsWith('differential')
    const exchange = isTold ? undefined : stage.traffic.last('/rest/')
    if (exchange !== undefined) say(describeExchange(exchange).replace(/^/gm, '      '))
  })
  const report = toMarkdown(results)
  say(`\n${report}`)
  if (values.write) {
    await rewriteReport(DOCUMENT, 'conformance', report)
    await rewriteReport(DOCUMENT, 'deviations', deviationTable(DEVIATIONS))
    await rewriteReport(DOCUMENT, 'unseen deviations', deviationTable(UNSEEN_DEVIATIONS))
  }
  return results.every(({ fault }) => fault === null) ? 0 : 1
})
// Clients of the protocol keep timers nobody can stop.
process.exit()

async function prepared(work: () => Promise<number>): Promise<number> {
  try {
    await installClients()
    await bundleClients()
    if (values.source !== undefined) await bundleSource(values.source)
  } catch (error) {
    if (!(error instanceof PackagesMissing)) throw error
    say(`Skipped: ${error.message}`)
    return 0
  }
  return work()
}

async function startOwnShop(stack: AsyncDisposableStack, secret: string): Promise<string> {
  let folder = values.data
  if (folder === undefined) {
    const temporary = await mkdtemp(join(tmpdir(), 'saum-conformance-'))
    stack.defer(() => rm(temporary, { recursive: true }))
    folder = temporary
  }
  say('Starting a shop')
  const shop = await startShop(folder, secret)
  stack.defer(() => shop.stop())
  return shop.origin
}

function lineOf({ client, area, title, fault, milliseconds }: StepResult): string {
  const words = `${client}, ${area}: ${title} (${milliseconds} ms)`
  return fault === null ? `ok      ${words}` : `FAILED  ${words}\n      ${fault}`
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
