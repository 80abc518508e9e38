import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { type Duel, type Rounds, runDuels } from './harness/duel.ts'
import type { Target } from './harness/load.ts'
import { fetchRaw } from './harness/raw-body.ts'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { type ServerProcess, startServer } from './harness/server-process.ts'

const HOME = '/de/'
const OURS = 'apps/server/src/main.ts'
const BARE_RENDER = 'bench/peers/bare-render.ts'
const BARE_BYTES = 'bench/peers/bare-bytes.ts'
const ROUNDS: Rounds = { count: 5, seconds: 4, warmUpSeconds: 2 }

/** How far the home page is from the two bare limits: rendering React, and sending bytes. */
export async function run(report: (text: string) => void): Promise<Report> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'saum-bench-'))
  stack.defer(() => rm(folder, { recursive: true }))

  report('starting the servers')
  const uncached = await start(stack, OURS, settingsOf(folder, 'uncached'), '/readyz')
  const cached = await start(stack, OURS, settingsOf(folder, 'cached'), '/readyz')
  const render = await start(stack, BARE_RENDER, settingsOf(folder, 'bare'))
  const plain = await startBytes(stack, { folder, cached, encoding: 'identity' })
  const packed = await startBytes(stack, { folder, cached, encoding: 'br' })

  const duels: Duel[] = [
    duel('uncached page against bare renderToString', [uncached, render], 'identity'),
    duel('cached page against bare bytes', [cached, plain], 'identity'),
    duel('cached page against bare bytes, brotli', [cached, packed], 'br'),
  ]
  const results = await runDuels(duels, ROUNDS, report)
  return aReport({
    contests: results,
    residentMegabytes: {
      'ours without page cache': await megabytes(uncached),
      'ours with page cache': await megabytes(cached),
      'bare renderToString': await megabytes(render),
      'bare bytes': await megabytes(plain),
    },
  })
}

/** Each process has a database of its own, filled with the same demo range. */
function settingsOf(folder: string, name: string): Record<string, string> {
  return {
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    WORKSHOP: 'off',
    IMAGE_WARM_UP: 'off',
    PAGE_CACHE: name === 'cached' ? 'on' : 'off',
    DATA_DIR: join(folder, name),
  }
}

async function start(
  stack: AsyncDisposableStack,
  program: string,
  env: Record<string, string>,
  readyPath = HOME,
): Promise<ServerProcess> {
  const port = await freePort()
  const server = await startServer({ program: [program], port, env, readyPath })
  stack.defer(() => server.stop())
  return server
}

interface BytesPeer {
  folder: string
  cached: ServerProcess
  encoding: 'identity' | 'br'
}

/** Sends exactly what our cached page sends. */
async function startBytes(
  stack: AsyncDisposableStack,
  { folder, cached, encoding }: BytesPeer,
): Promise<ServerProcess> {
  // The first request fills the cache, the second is answered from it.
  await fetchRaw(cached.origin + HOME, encoding)
  const answer = await fetchRaw(cached.origin + HOME, encoding)
  if (answer.encoding !== encoding) throw new Error(`Asked for ${encoding}, got ${answer.encoding}`)
  const file = join(folder, `home.${encoding}`)
  await writeFile(file, answer.body)
  return start(stack, BARE_BYTES, { BODY_FILE: file, BODY_ENCODING: encoding })
}

function duel(
  title: string,
  [ours, peer]: readonly [ServerProcess, ServerProcess],
  encoding: string,
): Duel {
  const target = ({ origin }: ServerProcess): Target => ({
    name: title,
    url: origin + HOME,
    headers: { 'accept-encoding': encoding },
  })
  return { title, ours: target(ours), peer: target(peer) }
}

async function megabytes(server: ServerProcess): Promise<number | null> {
  const bytes = await server.residentBytes()
  return bytes === null ? null : Math.round(bytes / 1_024 / 1_024)
}
