import type { Storefront, StorefrontBuild, VisitorSession } from '@saum/contract/storefront'

type Parts = Parameters<StorefrontBuild['createStorefront']>[0]

const ORIGIN = 'https://www.saum.example'

const NO_CONTENT: Parts['content'] = {
  findPage: () => null,
  findPageByKey: () => null,
  alternates: () => ({}),
  links: () => ({ contact: 'kontakt', imprint: 'impressum' }),
  stories: () => [],
  findMedia: () => null,
}

/** A visitor without a session, on a page that needs none. */
const NO_SESSION: VisitorSession = {
  key: null,
  prolong() {},
  next() {
    throw new Error('This page begins no session')
  },
  enterNext() {},
  end() {},
}

/** The built storefront without server, search and content, over the given shop service. */
export async function openBareStorefront(
  parts: Pick<Parts, 'rpc' | 'reportFault'>,
): Promise<Storefront> {
  const entry = new URL('../../apps/storefront/build/server/index.js', import.meta.url).href
  const build = (await import(entry)) as StorefrontBuild
  return build.createStorefront({
    ...parts,
    search: null,
    content: NO_CONTENT,
    readDrafts: null,
    checkout: null,
    checkoutElement: () => Promise.reject(new Error('This page has no checkout')),
    settings: {
      pictureBase: '/pictures',
      imageBase: '/images',
      isErrorDebugOn: false,
      isWorkshopOn: false,
      publicOrigin: ORIGIN,
      checkoutBase: '/checkout-host',
      loginProvider: null,
      tracking: { services: [], analyticsMode: 'next' },
    },
  })
}

export function visit(
  storefront: Storefront,
  path: string,
  init: RequestInit = {},
): ReturnType<Storefront['fetch']> {
  const context = { requestId: 'r-1', nonce: 'n', session: NO_SESSION, preview: null, variants: [] }
  return storefront.fetch(new Request(new URL(path, ORIGIN), init), context)
}
