import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetchStrategy,
  type DataRouter,
  type ShouldRevalidateFunction,
  type UNSAFE_AssetsManifest as AssetsManifest,
} from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { planPrefetch } from './prefetch-plan.ts'

interface ShopRoutes {
  /** What the shell says to being loaded again. */
  shellRevalidates?: ShouldRevalidateFunction
}

const never: ShouldRevalidateFunction = () => false

/** The router of a browser on a page, and the addresses it asks for loader data. */
function aRouter(start: string, { shellRevalidates }: ShopRoutes = {}) {
  const asked: string[] = []
  const loaderData = { shell: 's', home: 'h', listing: 'l', product: 'p' }
  const loader = (_: unknown, singleFetch: unknown) => (singleFetch as () => unknown)()
  const router: DataRouter = createRouter({
    history: createMemoryHistory({ initialEntries: [start] }),
    hydrationData: { loaderData },
    routes: [
      {
        id: 'shell',
        path: ':shop',
        loader,
        ...(shellRevalidates ? { shouldRevalidate: shellRevalidates } : {}),
        children: [
          { id: 'home', index: true, loader },
          { id: 'listing', path: 'c/*', loader },
          { id: 'product', path: 'p/:slug', loader },
          { id: 'account', path: 'account', loader },
          { id: 'plain', path: 'plain', loader: () => null },
        ],
      },
    ],
    dataStrategy: singleFetchStrategy(
      () => router,
      manifest,
      {},
      true,
      async (request) => {
        const url = new URL(request.url)
        asked.push(`${url.pathname}${url.search}`)
        throw new Error('This test only wants the address')
      },
    ),
  })
  router.initialize()
  return { router, asked }
}

const manifest = {
  routes: Object.fromEntries(
    ['shell', 'home', 'listing', 'product', 'account', 'plain'].map((id) => [
      id,
      {
        id,
        hasLoader: id !== 'plain',
        hasClientLoader: false,
        module: `/assets/${id}.js`,
        imports: ['/assets/vendor.js', `/assets/${id}-part.js`],
        css: [`/assets/${id}.css`],
      },
    ]),
  ),
} as unknown as AssetsManifest

function planFor(router: DataRouter, path: string) {
  return planPrefetch(path, {
    manifest,
    location: router.state.location,
    currentMatches: router.state.matches,
    nextMatches: router.match(path) ?? [],
    loaderData: router.state.loaderData,
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('[2.37] what a link prefetches', () => {
  it.each([
    ['/de/', '/de/c/damen/'],
    ['/de/', '/de/p/kleid-4711'],
    ['/de/c/damen/', '/de/'],
    ['/de/c/damen/', '/de/c/damen/kleider/?filters[color]=12,15&sort=new#liste'],
    ['/de/c/damen/?page=2', '/de/c/damen/?page=3&index=&leer='],
    ['/de/p/kleid-4711/', '/de/p/hose-12/?farbe=gr%C3%BCn'],
    ['/de/', '/at/c/damen/'],
    ['/de/', '/de/plain/'],
  ])('is the data React Router asks for on the way from %s to %s', async (start, path) => {
    vi.stubGlobal('window', { location: { origin: 'https://saum.example' } })
    for (const routes of [{}, { shellRevalidates: never }]) {
      const { router, asked } = aRouter(start, routes)
      const plan = planFor(router, path)

      await router.navigate(path)

      expect(asked).toEqual(plan.dataUrl === null ? [] : [plan.dataUrl])
    }
  })

  it('names the routes when the shell keeps its data', () => {
    const { router } = aRouter('/de/', { shellRevalidates: never })

    expect(planFor(router, '/de/c/damen/').dataUrl).toBe('/de/c/damen/_.data?_routes=listing')
  })

  it('is the code and styles the page on screen does not have yet', () => {
    const { router } = aRouter('/de/')

    expect(planFor(router, '/de/p/kleid-4711/')).toMatchObject({
      modules: ['/assets/product.js', '/assets/vendor.js', '/assets/product-part.js'],
      styles: ['/assets/product.css'],
    })
  })

  it('is only code where the data belongs to one person', () => {
    const { router } = aRouter('/de/')

    expect(planFor(router, '/de/account/?tab=1')).toMatchObject({
      dataUrl: null,
      styles: ['/assets/account.css'],
    })
  })
})
