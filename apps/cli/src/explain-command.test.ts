import { join } from 'node:path'
import { SHOPS } from '@saum/domain/shops'
import { openSearchService } from '@saum/search/search-service'
import { commerceRequest, searchOptions } from '@saum/search/test-search-service'
import { SMALL_RANGE } from '@saum/testing/small-range'
import { startTestBackend } from '@saum/testing/test-backend'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { runCommandLine } from './command-line.ts'

/** A data folder in which a provider has run; a visitor has looked for something it does not have. */
async function aSearchedShop() {
  const folder = await createTestFolder()
  const backend = await startTestBackend({ catalog: SMALL_RANGE })
  const service = await openSearchService(searchOptions(join(folder, 'search')), {
    shop: backend.transport,
    log: () => {},
  })
  await service.refresh()
  const { accessToken } = service.access(SHOPS[0].shopId)
  await service.answer(commerceRequest('/search', accessToken, { query: 'gummistiefel' }))
  await service.close()
  return folder
}

async function run(folder: string, ...args: string[]) {
  const said = { out: '', err: '' }
  const code = await runCommandLine(args, {
    out: { write: (text) => (said.out += text) },
    err: { write: (text) => (said.err += text) },
    env: { DATA_DIR: folder },
    folder,
  })
  return { code, ...said }
}

describe('saum index explain', { timeout: 60_000 }, () => {
  it('tells how a query was read and why products stand where they stand', async () => {
    const folder = await aSearchedShop()

    const { code, out } = await run(folder, 'index', 'explain', 'gruenes', 'kleid')

    expect(code).toBe(0)
    expect(out).toMatch(/^2 styles for "gruenes kleid"$/m)
    expect(out).toMatch(/^ {2}word: .*kleid/m)
    expect(out).toMatch(/^1 +\d+ +\d+\.\d\d +0\.\d\d +1\.0 +Kleid \d, Grün .*kleid in \w+ \d+\.\d/m)
  })

  it('lists what visitors searched for in vain', async () => {
    const folder = await aSearchedShop()

    expect(await run(folder, 'index', 'zero-results')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^gummistiefel +1$/m),
    })
    expect(await run(folder, 'index', 'zero-results', '--shop', 'ch')).toMatchObject({
      out: 'Every search in ch has found something.\n',
    })
  })

  it('says who builds an index that is not there', async () => {
    const { code, err } = await run(await createTestFolder(), 'index', 'explain', 'kleid')

    expect(code).not.toBe(0)
    expect(err).toBe('There is no index of de yet. A running server builds it.\n')
  })
})
