import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestFolder } from '@saum/testing/test-database'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { DAMAGES, type Damage } from './damage-file.fixture.ts'
import {
  exitCodeOfRefusedStart,
  openAddress,
  startProcess,
  type TestProcess,
} from './test-process.ts'

const PROGRAM = join(import.meta.dirname, 'test-shop-server.ts')
const SEGMENT = 'search/segments/00000001-1700000000000.ndjson'
const RESTORE = /\. Keep it and restore the last backup: docs\/running\.md, "Backup and restore"\./
const COPY_LINE = /The copy of the content cannot be used and is made anew/
/** Root may read every file, whatever its mode says, until this right is given up. */
const WITH_USUAL_RIGHTS =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : []

/** A folder that a shop has used and left in order. */
let used: string

beforeAll(async () => {
  used = await mkdtemp(join(tmpdir(), 'saum-used-'))
  const server = start(used)
  await openAddress(server)
  server.child.kill('SIGTERM')
  await server.exitCode()
  await writeFile(join(used, SEGMENT), '{"kind":"nonsense"}\n')
}, 120_000)

afterAll(() => rm(used, { recursive: true, force: true }))

function start(dataDir: string): TestProcess {
  const env = { DATA_DIR: dataDir, DEMO_DATA: 'off', IMAGE_WARM_UP: 'off' }
  return startProcess(PROGRAM, { PORT: '0', HOST: '127.0.0.1', ...env }, WITH_USUAL_RIGHTS)
}

/** A copy of the used folder with these files damaged. */
async function aDamagedFolder(damages: readonly (readonly [string, Damage])[]): Promise<string> {
  const folder = await createTestFolder()
  await cp(used, folder, { recursive: true })
  for (const [file, damage] of damages) DAMAGES[damage](join(folder, file))
  return folder
}

function startUntilTestEnds(folder: string): TestProcess {
  const server = start(folder)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

async function contentOf(path: string): Promise<string> {
  const facts = await stat(path)
  return facts.isFile() ? readFile(path, 'latin1') : String(facts.isDirectory())
}

describe('a start with a file that cannot be replaced', { timeout: 120_000 }, () => {
  it.each<[string, Damage, RegExp]>([
    ['shop.sqlite', 'garbage', RESTORE],
    ['shop.sqlite', 'pages', RESTORE],
    ['shop.sqlite', 'empty', /is empty\. If this shop has had data, restore the last backup/],
    ['shop.sqlite', 'folder', /\. It must be a file that the user of this process may read and/],
    ['payments/payments.sqlite', 'garbage', RESTORE],
    ['search/secret', 'folder', /There is a folder in its place: move that elsewhere\./],
    ['preview-secret', 'empty', /is empty\. Remove the file to have a new one made, or set/],
    ['owner.lock', 'folder', /The lock file .* It must be a file that the user of this process/],
    ['search', 'file', /cannot be used: EEXIST.* Check it and its disk\./],
  ])('names %s (%s) and what to do, and leaves it as it is', async (file, damage, sentence) => {
    const folder = await aDamagedFolder([[file, damage]])
    const path = join(folder, file)
    const before = await contentOf(path)

    const server = startUntilTestEnds(folder)

    expect(await exitCodeOfRefusedStart(server)).toBe(1)
    expect(server.errors()).toMatch(sentence)
    expect(server.errors()).toContain(path)
    expect(server.errors().trimEnd()).not.toContain('\n')
    expect(await contentOf(path)).toBe(before)
  })

  it('names a file whose rights are missing', async () => {
    const folder = await aDamagedFolder([['shop.sqlite', 'unreadable']])

    const server = startUntilTestEnds(folder)

    expect(await exitCodeOfRefusedStart(server)).toBe(1)
    expect(server.errors()).toMatch(/It must be a file that the user of this process may read/)
    expect(server.errors()).toContain(join(folder, 'shop.sqlite'))
  })
})

describe('a start with files that are made again', { timeout: 120_000 }, () => {
  it.each<[string, readonly [string, Damage][], readonly RegExp[]]>([
    [
      'garbage',
      [
        ['content-copy.json', 'garbage'],
        ['search/de.index', 'garbage'],
        ['search/signals/10028.json', 'garbage'],
        [SEGMENT, 'garbage'],
        ['owner.lock', 'garbage'],
      ],
      [COPY_LINE, /The saved index of de is/, /10028\.json\.damaged/],
    ],
    [
      'folders or files in their place',
      [
        ['content-copy.json', 'folder'],
        ['search/de.index', 'folder'],
        ['search/signals/10028.json', 'folder'],
        [SEGMENT, 'folder'],
        ['images', 'file'],
      ],
      [
        COPY_LINE,
        /The saved index of de is unreadable/,
        /10028\.json\.damaged/,
        /ndjson\.damaged/,
        /The picture cache cannot be read/,
      ],
    ],
  ])('opens the shop, is ready and logs them: %s', async (_, damages, lines) => {
    const server = startUntilTestEnds(await aDamagedFolder(damages))

    const address = await openAddress(server)

    for (const line of lines) {
      await expect.poll(server.output, { timeout: 10_000 }).toMatch(line)
    }
    await expect
      .poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 30_000 })
      .toBe(200)
  })

  it('opens the shop without a copy of the content that it may not read', async () => {
    const server = startUntilTestEnds(await aDamagedFolder([['content-copy.json', 'unreadable']]))

    await openAddress(server)

    expect(server.output()).toMatch(COPY_LINE)
  })
})
