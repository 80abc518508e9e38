import { SHOPS } from '@saum/domain/shops'
import { aProduct, aVariant, inEveryLocale, inEveryShop } from '@saum/testing/catalog-builders'
import { SMALL_RANGE } from '@saum/testing/small-range'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSearchService, type SearchService } from './search-service.ts'
import { askForProducts, commerceRequest, searchOptions } from './test-search-service.ts'

async function openOver(backend: TestBackend, folder: string): Promise<SearchService> {
  const service = await openSearchService(searchOptions(folder), {
    shop: backend.transport,
    log: () => {},
  })
  onTestFinished(() => service.close())
  await service.refresh()
  return service
}

async function aService(catalog = SMALL_RANGE) {
  const backend = await startTestBackend({ catalog })
  const folder = await createTestFolder()
  const service = await openOver(backend, folder)

  function ask(path: string, fields: Record<string, unknown> = {}) {
    const { accessToken } = service.access(10028)
    return askForProducts(service.answer, commerceRequest(path, accessToken, fields))
  }
  return { backend, folder, service, ask }
}

function at(url: string) {
  return { user: {}, view: { url: `https://saum.example${url}` }, capture: false, cart: [] }
}

describe(
  '[7.29] the range of a shop, as clients of the provider see it',
  { timeout: 60_000 },
  () => {
    it('lists a category with everything below it, each style once', async () => {
      const { ask } = await aService()

      const dresses = await ask('/listing', { context: at('/de/c/damen/kleider-210/') })
      const summer = await ask('/listing', {
        context: at('/de/c/damen/kleider/sommerkleider/'),
      })

      expect(dresses).toMatchObject({ status: 200, total: 2 })
      expect(dresses.ids).toHaveLength(2)
      expect(summer.ids.toSorted()).toEqual(['2', '3'])
    })

    it('finds by words in every shop, with pages of that shop', async () => {
      const { service } = await aService()

      for (const { shopId, path } of SHOPS) {
        const { accessToken } = service.access(shopId)
        const request = commerceRequest('/search', accessToken, { query: 'kleid' }, shopId)
        const { total, body } = await askForProducts(service.answer, request)

        expect(total).toBe(2)
        expect(body).toMatchObject({
          products: expect.arrayContaining([
            expect.objectContaining({
              clickUri: expect.stringContaining(`https://saum.example/${path}/p/`),
            }),
          ]),
        })
      }
    })

    it('has a new price, a new stock and a new product after one refresh', async () => {
      const { ask, backend, service } = await aService()
      const blouse = aProduct({ id: 77, name: inEveryLocale('Bluse'), categories: ['damen'] })
      const cheaper = aProduct({
        id: 3,
        categories: ['kleider', 'sommerkleider'],
        prices: inEveryShop({ amount: 1_000 }, { amount: 1_200 }),
        variants: [aVariant({ id: 301, size: 'S', stock: 0 })],
      })

      await backend.importCatalog({ products: [blouse, cheaper] })
      await service.refresh()

      const sort = { sortCriteria: 'fields', fields: [{ field: 'ec_price', direction: 'asc' }] }
      const { ids, body } = await ask('/search', { query: 'kleid', sort })
      expect((await ask('/search', { query: 'bluse' })).ids).toEqual(['77'])
      expect(ids[0]).toBe('3')
      expect(body).toMatchObject({
        products: [{ ec_price: 10, ec_in_stock: false }, expect.anything()],
      })
    })

    it('answers from the saved index after a restart, and catches up with what it missed', async () => {
      const { backend, folder, service } = await aService()
      await service.close()
      await backend.importCatalog({ products: [aProduct({ id: 88, categories: ['damen'] })] })

      const again = await openOver(backend, folder)

      const request = commerceRequest('/search', again.access(10028).accessToken, {
        query: 'kleid',
      })
      expect((await askForProducts(again.answer, request)).total).toBe(3)
    })

    it('says that it is not ready while there is no index', async () => {
      const service = await openSearchService(searchOptions(await createTestFolder()), {
        shop: () => Promise.reject(new Error('The shop is away')),
        log: () => {},
      })

      const request = commerceRequest('/listing', service.access(10028).accessToken)
      const answer = await askForProducts(service.answer, request)
      const health = service.health()
      await service.close()

      expect(health).toMatchObject({ ok: false })
      expect(answer.body).toMatchObject({ statusCode: 503 })
    })
  },
)

describe('[6.4] access', { timeout: 60_000 }, () => {
  it('holds for its own shop only, and not with another secret', async () => {
    const { service } = await aService()
    const { accessToken, commerceBaseUrl } = service.access(10028)
    const other = commerceRequest('/search', accessToken, { query: 'kleid' }, 10029)
    const forged = commerceRequest('/search', `${accessToken.slice(0, -4)}AAAA`, { query: 'x' })

    expect(commerceBaseUrl).toBe('https://saum.example/rest/organizations/saum/commerce/v2')
    expect(await askForProducts(service.answer, other)).toMatchObject({ status: 403 })
    expect(await askForProducts(service.answer, forged)).toMatchObject({ status: 401 })
  })
})
