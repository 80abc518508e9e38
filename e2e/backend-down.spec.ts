import type { Storefront, StorefrontBuild } from '@saum/contract/storefront'
import { NO_SESSION } from './support/no-session.ts'
import { expect, test } from './support/test.ts'

const NO_CONTENT = {
  findPage: () => null,
  findPageByKey: () => null,
  alternates: () => ({}),
  links: () => ({ contact: 'kontakt', imprint: 'impressum' }),
  stories: () => [],
  findMedia: () => null,
}

/** The built storefront over a shop service that never answers. */
async function openStorefront(faults: unknown[]): Promise<Storefront> {
  const entry = new URL('../apps/storefront/build/server/index.js', import.meta.url).href
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
test.describe('[2.39] the error screen while the shop service is down', () => {
  for (const path of ['/de/c/new/', '/fr-ch/c/new/', '/en/p/coat-1/']) {
    test(`answers ${path} with 500, header and footer included`, async () => {
      const faults: unknown[] = []
      const storefront = await openStorefront(faults)

      const request = new Request(new URL(path, 'https://www.saum.example'))
      const response = await storefront.fetch(request, {
        requestId: 'r-1',
        nonce: 'n',
        session: NO_SESSION,
        preview: null,
        variants: [],
      })

      expect(response.status).toBe(500)
      expect(response.pageText).toContain('data-header')
      expect(response.pageText).toContain('error-large.webp')
      expect(response.pageText).toContain('r-1')
      expect(response.pageText).not.toContain('The shop service is down')
      expect(faults.length).toBeGreaterThan(0)
    })
  }

  test('is none at the front door: what needs no shop service is there', async () => {
    const storefront = await openStorefront([])

    const request = new Request('https://www.saum.example/de/')
    const response = await storefront.fetch(request, {
      requestId: 'r-1',
      nonce: 'n',
      session: NO_SESSION,
      preview: null,
      variants: [],
    })

    expect(response.status).toBe(200)
    expect(response.pageText).toContain('data-header')
    expect(response.pageText).toContain('/de/impressum/')
    expect(response.pageText).not.toContain('The shop service is down')
  })

  test('is a plain «not found» for an address nobody knows', async () => {
    const storefront = await openStorefront([])

    const request = new Request('https://www.saum.example/de/gibt-es-nicht/')
    const response = await storefront.fetch(request, {
      requestId: 'r-1',
      nonce: 'n',
      session: NO_SESSION,
      preview: null,
      variants: [],
    })

    expect(response.status).toBe(404)
    expect(response.pageText).toContain('Hier hängt nichts mehr')
  })
})
