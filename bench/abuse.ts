import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { freePort } from '../scripts/free-port.ts'
import { findTargets } from './abuse/attack-targets.ts'
import { MIXES } from './abuse/mixes.ts'
import { residentMegabytes } from './harness/shop-stage.ts'
import { startServer, type ServerProcess } from './harness/server-process.ts'

const LIVENESS = '/livez'
const PAGES = ['/de/', '/de/c/new/']
const SECONDS = 8
const QUIET = 'no attacker'

/** How long others wait while one address sends as much as 64 connections carry; all limits as they are. */
export async function run(
  report: (text: string) => void,
  { only }: { only?: string | undefined },
): Promise<Report> {
  await using stack = new AsyncDisposableStack()
  report('starting the shop')
  const shop = await openShop(stack)
  const targets = await findTargets(shop.origin)
  const all = [...Object.keys(MIXES), 'all of these']
  const mixes = all.filter((mix) => only === undefined || mix.includes(only))

  const figures: [string, string][] = []
  for (const mix of [QUIET, ...mixes, QUIET]) {
    report(mix)
    const [times, statuses] = await Promise.all([
      ask<number[][]>('visitor', { ...shop, seconds: SECONDS, paths: [LIVENESS, ...PAGES] }),
      mix === QUIET ? null : ask<object>('attacker', { ...shop, mix, seconds: SECONDS, targets }),
    ])
    const [live = [], ...pages] = times
    figures.push([mix, `${LIVENESS} ${slowest(live)}; cached pages ${slowest(pages.flat())}`])
    if (statuses) figures.push([`${mix}: answers to the attacker`, countsOf(statuses)])
  }
  const memory = await residentMegabytes(shop)
  return aReport({ contests: [], figures, residentMegabytes: { 'the shop': memory } })
}

async function openShop(stack: AsyncDisposableStack): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'saum-abuse-'))
  stack.defer(() => rm(folder, { recursive: true }))
  const env = { LOG_LEVEL: 'error', DATABASE_URL: '', DATA_DIR: folder, IMAGE_WARM_UP: 'off' }
  const program = ['apps/server/src/main.ts']
  const shop = await startServer({ program, port: await freePort(), env, readyPath: '/readyz' })
  stack.defer(() => shop.stop())
  for (const page of PAGES) await fetch(shop.origin + page)
  return shop
}

async function ask<T>(program: 'visitor' | 'attacker', orders: object): Promise<T> {
  const child = fork(join(import.meta.dirname, 'abuse', `${program}.ts`))
  child.send(JSON.parse(JSON.stringify(orders)) as object)
  const ended = once(child, 'exit')
  const [answer] = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => {
      throw new Error(`The ${program} ended with ${code}`)
    }),
  ])
  await ended
  return answer as T
}

function slowest(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const p99 = sorted[Math.floor(sorted.length * 0.99)]
  if (p99 === undefined) throw new RangeError('Nothing was answered')
  return `99th percentile ${p99.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`
}

function countsOf(statuses: object): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}
