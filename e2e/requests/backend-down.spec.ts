import { isUnavailable } from '@saum/contract/backend'
import type { Storefront } from '@saum/contract/storefront'
import { SHOPS } from '@saum/domain/shops'
import { openBareStorefront, visit } from '../support/bare-storefront.ts'
import { expect, test } from '../support/request-test.ts'

/** Over a shop service that fails every call. */
function openStorefront(faults: unknown[]): Promise<Storefront> {
  return openBareStorefront({
    rpc: () => Promise.reject(new Error('The shop service is down')),
    reportFault: (fault) => faults.push(fault),
  })
}

test.describe('[2.39] while the shop service is down', () => {
  for (const path of ['/de/c/new/', '/fr-ch/c/new/', '/en/p/coat-1/']) {
    test(`${path} is the error screen with status 500, header and footer included`, async () => {
      const faults: unknown[] = []
      const storefront = await openStorefront(faults)

      const { status, pageText } = await visit(storefront, path)

      expect(status).toBe(500)
      expect(pageText).toContain('data-header')
      expect(pageText).toContain('error-large.webp')
      expect(pageText).toContain('r-1')
      expect(pageText).not.toContain('The shop service is down')
      expect(faults.length).toBeGreaterThan(0)
    })
  }

  test('the home page shows what needs no shop service', async () => {
    const { status, pageText } = await visit(await openStorefront([]), '/de/')

    expect(status).toBe(200)
    expect(pageText).toContain('data-header')
    expect(pageText).toContain('/de/impressum/')
    expect(pageText).not.toContain('The shop service is down')
  })

  test('an unknown address is a plain «not found»', async () => {
    const { status, pageText } = await visit(await openStorefront([]), '/de/gibt-es-nicht/')

    expect(status).toBe(404)
    expect(pageText).toContain('Hier hängt nichts mehr')
  })
})

const WAIT_TEXTS = {
  de: 'Ein Teil des Shops antwortet gerade nicht',
  at: 'Ein Teil des Shops antwortet gerade nicht',
  ch: 'Ein Teil des Shops antwortet gerade nicht',
  'fr-ch': 'Une partie de la boutique ne répond pas',
  en: 'Part of the shop is not responding',
} as const

test.describe('while the database of the shop service is away', () => {
  async function openWithoutDatabase(faults: unknown[]): Promise<Storefront> {
    const body = JSON.stringify({ title: 'The shop is unavailable for a moment', status: 503 })
    return openBareStorefront({
      rpc: async () => ({ status: 503, contentType: 'application/problem+json', body }),
      reportFault: (fault) => faults.push(fault),
    })
  }

  for (const { path } of SHOPS) {
    test(`/${path}/ asks visitors to come again, with status 503`, async () => {
      const storefront = await openWithoutDatabase([])

      const { status, pageText } = await visit(storefront, `/${path}/p/x-1/`)

      expect(status).toBe(503)
      expect(pageText).toContain(WAIT_TEXTS[path])
      expect(pageText).toContain('data-header')
    })
  }

  test('the data of a page has the same status for an open tab', async () => {
    const { status } = await visit(await openWithoutDatabase([]), '/de/p/x-1/_.data')

    expect(status).toBe(503)
  })

  test('pages report nothing more: the shop service has logged it once', async () => {
    const faults: unknown[] = []

    await visit(await openWithoutDatabase(faults), '/de/p/x-1/')

    expect(faults.filter((fault) => !isUnavailable(fault))).toEqual([])
  })
})
