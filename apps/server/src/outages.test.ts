import { spawnSync } from 'node:child_process'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchAccess } from '@saum/contract/search'
import { openPostgresRelay } from '@saum/testing/postgres-relay'
import { mountSmallDisk } from '@saum/testing/small-disk'
import { createTestFolder, createTestSchema, STORAGE_ENGINES } from '@saum/testing/test-database'
import { takePostgresDatabase } from '@saum/testing/test-postgres'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  exitCodeOfRefusedStart,
  openAddress,
  startProcess,
  type TestProcess,
} from './test-process.ts'

const PROGRAM = join(import.meta.dirname, 'test-shop-server.ts')
const hasPostgres = STORAGE_ENGINES.includes('postgres')

function start(env: Record<string, string>): TestProcess {
  const server = startProcess(PROGRAM, {
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO_DATA: 'off',
    IMAGE_WARM_UP: 'off',
    ...env,
  })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

function post(address: string, call: string, payload: object): Promise<Response> {
  return fetch(`${address}/api/de/rpc/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payload }),
  })
}

/** The wish for a new password is written down, whether there is such a customer or not. */
function write(address: string): Promise<Response> {
  return post(address, 'oauthForgetPassword', { email: 'a@example.com' })
}

/** Nothing that is kept in memory: an empty range has no such product. */
function read(address: string): Promise<Response> {
  return post(address, 'getProductById', { id: 1 })
}

async function ready(address: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${address}/readyz`)
  return { status: response.status, text: await response.text() }
}

function untilReady(address: string, status: number): Promise<void> {
  return expect
    .poll(async () => (await ready(address)).status, { timeout: 30_000, interval: 250 })
    .toBe(status)
}

/** No file of the process may grow any more: what is written fails as on a full disk. */
function limitFiles({ child }: TestProcess, bytes: string): void {
  spawnSync('prlimit', [`--pid=${child.pid}`, `--fsize=${bytes}:unlimited`])
}

describe('a shop whose disk is full', { timeout: 120_000 }, () => {
  it('refuses to write with 503, goes on reading, says why, and recovers by itself', async () => {
    const dataDir = await createTestFolder()
    const server = start({ DATA_DIR: dataDir })
    const address = await openAddress(server)
    await untilReady(address, 200)
    expect((await write(address)).status).toBe(200)

    limitFiles(server, '1')
    const refused = await write(address)
    await untilReady(address, 503)

    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({ title: 'The shop is unavailable for a moment' })
    expect((await ready(address)).text).toContain(`${dataDir}/shop.sqlite cannot be used`)
    expect((await read(address)).status).toBe(404)
    expect((await fetch(`${address}/de/`)).status).toBe(200)

    limitFiles(server, 'unlimited')
    await untilReady(address, 200)

    expect((await write(address)).status).toBe(200)
    await expect.poll(server.output).toContain('shop.sqlite can be written again')
    expect(server.output().match(/"msg":"The database file \S+ cannot be used/g)).toHaveLength(1)
  })

  it('is ready again once there is room, on a real small disk', async ({ skip }) => {
    const disk = mountSmallDisk(64) ?? skip('mounting is not allowed; the test above stands alone')
    onTestFinished(disk.remove)
    const dataDir = join(disk.folder, 'data')
    const server = start({ DATA_DIR: dataDir })
    const address = await openAddress(server)
    await untilReady(address, 200)
    expect((await ready(address)).text).toMatch(
      /"status":"degraded".*"disk":"degraded: the disk of DATA_DIR/,
    )

    const ballast = join(disk.folder, 'ballast')
    await fillUp(ballast)
    await untilReady(address, 503)
    const refused = await writeUntilFull(address)

    expect(refused.headers.get('retry-after')).toBe('5')
    await expect
      .poll(async () => (await ready(address)).text, { timeout: 5_000 })
      .toContain('Its disk is full: free at least 100 MB there.')
    expect((await read(address)).status).toBe(404)

    const second = start({ DATA_DIR: join(disk.folder, 'other') })
    expect(await exitCodeOfRefusedStart(second)).toBe(1)
    expect(second.errors()).toMatch(
      /^The data folder \S+ cannot be used: ENOSPC.* Its disk is full: /,
    )
    expect(second.errors()).not.toContain('owner.lock')

    await rm(ballast)
    await untilReady(address, 200)
    expect((await write(address)).status).toBe(200)
  })
})

/** Writes until the disk takes nothing more. */
async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (const bytes of [1_000_000, 4096]) {
      const block = Buffer.alloc(bytes)
      while ((await file.write(block).catch(() => ({ bytesWritten: 0 }))).bytesWritten > 0);
    }
  } finally {
    await file.close()
  }
}

/** The log of the database has some room left that it had taken before. */
async function writeUntilFull(address: string): Promise<Response> {
  for (let round = 0; round < 500; round += 1) {
    const response = await write(address)
    if (response.status !== 200) return response
  }
  throw new Error('The disk is never full')
}

describe('the data folder of a running shop', { timeout: 120_000 }, () => {
  it('is closed to other users, with every file in it', async () => {
    const dataDir = join(await createTestFolder(), 'data')
    const address = await openAddress(start({ DATA_DIR: dataDir }))
    await untilReady(address, 200)

    const names = ['', ...(await readdir(dataDir, { recursive: true }))]
    const shared = await Promise.all(
      names.map(async (name) => {
        const { mode } = await stat(join(dataDir, name))
        return (mode & 0o077) === 0 ? [] : [name]
      }),
    )

    expect(names).toEqual(
      expect.arrayContaining(['shop.sqlite', 'shop.sqlite-wal', 'shop.sqlite-shm']),
    )
    expect(shared.flat()).toEqual([])
  })

  it.runIf(hasPostgres)('has one process, with PostgreSQL too', async () => {
    const env = { DATA_DIR: await createTestFolder(), DATABASE_URL: await createTestSchema() }
    const first = start(env)
    await openAddress(first)

    const second = start(env)

    expect(await exitCodeOfRefusedStart(second)).toBe(1)
    expect(second.errors()).toContain(
      `The data folder ${env.DATA_DIR} is in use by process ${first.child.pid} (since `,
    )
    first.child.kill('SIGKILL')
    await first.exitCode()
    await openAddress(start(env))
  })
})

describe.runIf(hasPostgres)('a shop whose PostgreSQL is stopped', { timeout: 120_000 }, () => {
  it('answers 503, shows kept pages, searches in memory, and recovers by itself', async () => {
    const { url, release } = await takePostgresDatabase()
    onTestFinished(release)
    const relay = await openPostgresRelay(url)
    onTestFinished(relay.stop)
    const server = start({ DATA_DIR: await createTestFolder(), DATABASE_URL: relay.url })
    const address = await openAddress(server)
    await untilReady(address, 200)
    await fetch(`${address}/de/`)
    const search = await aSearch(address)

    await relay.stop()
    await read(address)
    await untilReady(address, 503)
    const call = await read(address)
    const unknownPage = await fetch(`${address}/fr-ch/other/`)
    const found = await search()
    // Its two seconds are over.
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    const knownPage = await fetch(`${address}/de/`)

    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
    expect(call.headers.get('content-type')).toBe('application/problem+json')
    expect([found.status, await found.json()]).toMatchObject([200, { products: [] }])
    expect([unknownPage.status, unknownPage.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await unknownPage.text()).toContain('Veuillez réessayer dans un instant')
    expect([knownPage.status, knownPage.headers.get('x-cache')]).toEqual([200, 'stale'])
    expect((await ready(address)).text).toMatch(
      /PostgreSQL at 127\.0\.0\.1:\d+\/\w+ cannot be used/,
    )
    expect((await fetch(`${address}/livez`)).status).toBe(200)

    await relay.start()
    await untilReady(address, 200)

    expect((await read(address)).status).toBe(404)
    expect(server.output().match(/PostgreSQL at \S+ cannot be used/g)).toHaveLength(1)
  })
})

/** A search at the embedded provider, with the access that a page was given. */
async function aSearch(address: string): Promise<() => Promise<Response>> {
  const answer = await post(address, 'getSearchAccess', {})
  const { commerceBaseUrl, accessToken, trackingId } = (await answer.json()) as SearchAccess
  const { pathname } = new URL(commerceBaseUrl)
  return () =>
    fetch(`${address}${pathname}/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({
        trackingId,
        query: 'mantel',
        language: 'de',
        country: 'DE',
        currency: 'EUR',
        clientId: crypto.randomUUID(),
        context: { view: { url: 'https://saum.example/de/search/' } },
        page: 0,
        perPage: 48,
      }),
    })
}
