import type { RpcRequest } from '@saum/contract/rpc'
import type { StorefrontBuild } from '@saum/contract/storefront'
import { NO_SESSION } from '../support/no-session.ts'
import { expect, test } from '../support/request-test.ts'

const NO_CONTENT = {
  findPage: () => null,
  findPageByKey: () => null,
  alternates: () => ({}),
  links: () => ({}),
  stories: () => [],
  findMedia: () => null,
}

/** The built storefront over a range of one category, whose name the test may change. */
async function openStorefront() {
  const entry = new URL('../../apps/storefront/build/server/index.js', import.meta.url).href
  const build = (await import(entry)) as StorefrontBuild
  const category = { key: 'clothing', path: '/damen', name: 'Bekleidung', productCount: 1 }

  async function rpc({ name }: RpcRequest) {
    const child = { ...category, id: 2, key: 'dresses', path: '/damen/kleider' }
    const roots = [{ ...category, id: 1, children: [child] }]
    const body = JSON.stringify(name === 'getRootCategories' ? roots : null)
    return { status: 200, contentType: 'application/json', body }
  }

  const storefront = build.createStorefront({
    rpc,
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
    reportFault: (fault) => {
      throw fault
    },
  })

  async function visit() {
    const request = new Request('https://www.saum.example/de/gibt-es-nicht/')
    const { pageText } = await storefront.fetch(request, {
      requestId: 'r-1',
      nonce: 'n',
      session: NO_SESSION,
      preview: null,
      variants: [],
    })
    return pageText ?? ''
  }

  return { storefront, category, visit }
}

test('a renamed category is in the header of the next page once the storefront is told', async () => {
  const { storefront, category, visit } = await openStorefront()
  await visit()

  category.name = 'Mode'
  expect(await visit()).not.toContain('Alles aus Mode')
  storefront.forget()

  expect(await visit()).toContain('Alles aus Mode')
})
