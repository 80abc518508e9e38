import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHOPS } from '@saum/domain/shops'
import { takeRebuildRequest, writeStatus } from '@saum/search/feed/index-files'
import { aCategory, aProduct } from '@saum/testing/catalog-builders'
import { createTestFolder } from '@saum/testing/test-database'
import { startShopService } from '@saum/shop/shop-process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runCommandLine } from './command-line.ts'

/** A data folder of its own, and what the commands said. */
async function aTerminal() {
  const folder = await createTestFolder()
  const said = { out: '', err: '' }
  const run = (...args: string[]) =>
    runCommandLine(args, {
      out: { write: (text) => (said.out += text) },
      err: { write: (text) => (said.err += text) },
      env: { DATA_DIR: join(folder, 'data') },
      folder,
    })
  const write = async (name: string, documents: readonly object[]) =>
    writeFile(
      join(folder, name),
      documents.map((document) => `${JSON.stringify(document)}\n`).join(''),
    )
  return { folder, said, run, write }
}

const CATEGORIES = [aCategory({ id: 1, key: 'dresses' })]
const PRODUCT = aProduct({ id: 7, categories: ['dresses'] })

describe('saum import', () => {
  it('loads files in the order in which they need each other and says what it did', async () => {
    const { run, write, said } = await aTerminal()
    await write('products.ndjson', [PRODUCT])
    await write('categories.ndjson', CATEGORIES)

    expect(await run('import', 'products.ndjson', 'categories.ndjson')).toBe(0)

    expect(said.out).toMatch(/categories\.ndjson +1 +0 +0 +0 +0/)
    expect(said.out).toMatch(/products\.ndjson +1 +0 +0 +0 +0/)
  })

  it('takes a whole folder and leaves files alone that it does not know', async () => {
    const { run, write, said, folder } = await aTerminal()
    await mkdir(join(folder, 'range'))
    await write('range/categories.ndjson', CATEGORIES)
    await write('range/products.ndjson', [PRODUCT])
    await writeFile(join(folder, 'range/notes.txt'), 'for us')

    expect(await run('import', 'range')).toBe(0)

    expect(said.out).not.toContain('notes')
  })

  it('lands the good rows, names line and field of the others and ends with 1', async () => {
    const { run, write, said, folder } = await aTerminal()
    await write('categories.ndjson', CATEGORIES)
    await write('products.ndjson', [PRODUCT, aProduct({ id: 8, categories: ['drsses'] })])

    const code = await run('import', 'categories.ndjson', 'products.ndjson', '--report', 'f.ndjson')

    expect(code).toBe(1)
    expect(said.out).toMatch(/products\.ndjson +1 +0 +0 +0 +1/)
    expect(said.out).toMatch(/products\.ndjson:2: categories\.0: .*dresses/)
    const report = JSON.parse(await readFile(join(folder, 'f.ndjson'), 'utf8')) as object
    expect(report).toMatchObject({ line: 2, field: 'categories.0' })
  })

  it('ends with 1 when it held back removals, and with 0 once they are allowed', async () => {
    const { run, write, said } = await aTerminal()
    const products = [7, 8, 9].map((id) => aProduct({ id, categories: ['dresses'] }))
    await write('categories.ndjson', CATEGORIES)
    await write('products.ndjson', products)
    await run('import', 'categories.ndjson', 'products.ndjson')
    await write('products.ndjson', products.slice(0, 1))

    expect(await run('import', 'products.ndjson', '--mode', 'full')).toBe(1)
    expect(said.out + said.err).toContain('more than half of the 3')
    expect(await run('import', 'products.ndjson', '--mode', 'full', '--yes')).toBe(0)
  })

  it('changes nothing in a dry run', async () => {
    const { run, write, said } = await aTerminal()
    await write('categories.ndjson', CATEGORIES)

    expect(await run('import', 'categories.ndjson', '--dry-run')).toBe(0)
    await run('export', 'categories')

    expect(said.out).toContain('dry run')
    expect(said.out).not.toContain('"dresses"')
  })

  it.each([
    ['a file that is not there', ['import', 'none.ndjson'], 'is not there'],
    ['a name that says nothing', ['import', 'stuff.ndjson'], '--kind'],
    ['a kind nobody knows', ['import', 'stuff.ndjson', '--kind', 'shoes'], 'Allowed choices'],
    ['a command nobody knows', ['imprt'], 'Did you mean import'],
    ['no file at all', ['import'], "missing required argument 'files'"],
  ])('refuses %s with 2 and says what to do', async (_what, args, advice) => {
    const { run, write, said } = await aTerminal()
    await write('stuff.ndjson', CATEGORIES)

    expect(await run(...args)).toBe(2)

    expect(said.err).toContain(advice)
  })
})

describe('saum export', () => {
  it('writes what import reads again without changing anything', async () => {
    const { run, write, said } = await aTerminal()
    await write('categories.ndjson', CATEGORIES)
    await write('products.ndjson', [PRODUCT])
    await run('import', 'categories.ndjson', 'products.ndjson')

    expect(await run('export', 'all', '--output', 'backup')).toBe(0)
    said.out = ''
    expect(await run('import', 'backup', '--mode', 'full')).toBe(0)

    expect(said.out).toMatch(/products\.ndjson +0 +0 +1 +0 +0/)
  })

  it('waits for a reader that is slower', async () => {
    const { folder, run, write } = await aTerminal()
    await write(
      'categories.ndjson',
      [1, 2, 3].map((id) => aCategory({ id })),
    )
    await run('import', 'categories.ndjson')
    let waiting = 0
    const slow = {
      write: () => false,
      once(_event: 'drain', listener: () => void) {
        waiting += 1
        setImmediate(listener)
      },
    }

    await runCommandLine(['export', 'categories'], {
      out: slow,
      err: slow,
      env: { DATA_DIR: join(folder, 'data') },
      folder,
    })

    expect(waiting).toBe(3)
  })

  it('needs a folder for everything, and an ending it can write', async () => {
    const { run, said } = await aTerminal()

    expect(await run('export', 'all')).toBe(2)
    expect(await run('export', 'products', '--output', 'products.xlsx')).toBe(2)

    expect(said.err).toContain('--output FOLDER')
    expect(said.err).toContain('.ndjson or .csv')
  })
})

describe('saum imports and undo-import', () => {
  it('lists what was imported and takes the last one back', async () => {
    const { run, write, said } = await aTerminal()
    await run('imports')
    await write('categories.ndjson', CATEGORIES)
    await run('import', 'categories.ndjson')

    await run('imports')
    expect(await run('undo-import')).toBe(0)
    expect(await run('undo-import', '99')).toBe(2)

    expect(said.out).toContain('Nothing was imported yet.')
    expect(said.out).toMatch(/1 +categories +categories\.ndjson +delta +finished/)
    expect(said.out).toContain('Import 1 of categories is undone: 0 restored, 1 removed.')
    expect(said.err).toContain('There is no import 99.')
  })
})

describe('saum beside a running shop', () => {
  it('imports while the shop answers', async () => {
    const { folder, run, write } = await aTerminal()
    await write('categories.ndjson', CATEGORIES)
    const shop = await startShopService({ dataDir: join(folder, 'data') })
    onTestFinished(() => shop.close())

    expect(await run('import', 'categories.ndjson')).toBe(0)

    expect(await shop.health()).toMatchObject({ ok: true })
  })
})

describe('saum', () => {
  it('explains itself', async () => {
    const { run, said } = await aTerminal()

    expect(await run('import', '--help')).toBe(0)

    expect(said.out).toContain('saum import range/ --mode full --dry-run')
  })
})

describe('saum index', () => {
  it('says of every shop that there is none yet before a server has run', async () => {
    const { run, said } = await aTerminal()

    expect(await run('index', 'status')).toBe(0)

    for (const { path } of SHOPS) expect(said.out).toMatch(new RegExp(`^${path} +none yet`, 'm'))
  })

  it('tells what the server last wrote down, with its latest trouble', async () => {
    const { folder, run, said } = await aTerminal()
    await writeStatus(join(folder, 'data/search'), 'ch', {
      shopPath: 'ch',
      isReady: true,
      documents: 12_345,
      styles: 4_321,
      terms: 999,
      bytes: 3 * 1024 * 1024,
      freshDocuments: 7,
      builtAt: Date.now() - 2 * 60 * 60 * 1000,
      changedAt: Date.now(),
      lastChange: 5,
      isBuilding: false,
      lastError: { at: Date.now(), message: 'the disk is full' },
    })

    await run('index', 'status')

    expect(said.out).toMatch(/^ch +failing +12345 +4321 +999 +3\.0 MB +7 +2 h ago +\d s ago$/m)
    expect(said.out).toContain('ch: the disk is full')
  })

  it('has the index of one shop or of all built anew', async () => {
    const { folder, run } = await aTerminal()
    const search = join(folder, 'data/search')
    const wanted = () => Promise.all(SHOPS.map(({ path }) => takeRebuildRequest(search, path)))

    expect(await run('index', 'rebuild', '--shop', 'fr-ch')).toBe(0)
    expect(await wanted()).toEqual([false, false, false, true, false])

    expect(await run('index', 'rebuild')).toBe(0)
    expect(await wanted()).toEqual([true, true, true, true, true])
  })

  it('refuses a shop nobody knows', async () => {
    const { run, said } = await aTerminal()

    expect(await run('index', 'rebuild', '--shop', 'it')).toBe(2)

    expect(said.err).toContain('Allowed choices')
  })
})
