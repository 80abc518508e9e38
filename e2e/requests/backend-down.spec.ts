import type { Storefront, StorefrontBuild } from '@saum/contract/storefront'
import { NO_SESSION } from '../support/no-session.ts'
import { expect, test } from '../support/request-test.ts'

const NO_CONTENT = {
  findPage: () => null,
  findPageByKey: () => null,
  alternates: () => ({}),
  links: () => ({ contact: 'kontakt', imprint: 'impressum' }),
  stories: () => [],
  findMedia: () => null,
}

/** The built storefront over a shop service that fails every call. */
async function openStorefront(faults: unknown[]): Promise<Storefront> {
  const entry = new URL('../../apps/storefront/build/server/index.js', import.meta.url).href
  const build = (await import(entry)) as StorefrontBuild
  return build.createStorefront({
    rpc: () => Promise.reject(new Error('The shop service is down')),
    search: null,
    content: NO_CONTENT,
    readDrafts: null,
    checkout: null,
    settings: {
      pictureBase: '/pictures',
      imageBase: '/images',
      isErrorDebugOn: false,
      isWorkshopOn: false,
      publicOrigin: 'https://www.saum.example',
      checkoutBase: '/checkout-host',
      loginProvider: null,
      tracking: { services: [], analyticsMode: 'next' },
    },
    reportFault: (fault) => faults.push(fault),
  })
}

async function visit(storefront: Storefront, path: string) {
  const request = new Request(new URL(path, 'https://www.saum.example'))
  const context = { requestId: 'r-1', nonce: 'n', session: NO_SESSION, preview: null, variants: [] }
  return storefront.fetch(request, context)
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
