import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../../scripts/run.ts'

/** Where the public client is installed, so that its packages are found from there. */
export const CLIENT_FOLDER = resolve('tools/conformance/node_modules')

interface Followed<State> {
  readonly state: State
  subscribe(listener: () => void): () => void
}

interface PublicFacet extends Followed<{ facetId: string; values: readonly object[] }> {
  toggleSelect(selection: object): void
}

interface PublicListing extends Followed<{
  isLoading: boolean
  error: unknown
  products: readonly object[]
}> {
  executeFirstRequest(): void
  facetGenerator(): Followed<readonly string[]> & { facets: readonly PublicFacet[] }
  breadcrumbManager(): Followed<unknown>
  pagination(): Followed<{ page: number }>
  sort(): Followed<unknown>
  summary(): Followed<unknown>
  parameterManager(options: object): Followed<unknown>
}

interface PublicEngine {
  dispatch(action: unknown): void
}

type Action = (payload: object) => unknown

interface StaticState {
  searchActions: readonly object[]
}

interface EngineDefinition {
  setNavigatorContextProvider(provider: () => object): void
  fetchStaticState(options: object): Promise<StaticState>
  hydrateStaticState(options: object): Promise<{
    controllers: {
      list: Followed<{ products: readonly object[] }>
      facets: Followed<readonly object[]>
    }
  }>
}

/** What we use of the public client. */
export interface PublicClient {
  buildCommerceEngine(options: object): PublicEngine
  buildProductListing(engine: PublicEngine): PublicListing
  buildCart(engine: PublicEngine): Followed<{ items: readonly object[] }> & {
    updateItemQuantity(item: object): void
  }
  loadRegularFacetActions(engine: PublicEngine): { toggleSelectFacetValue: Action }
  loadPaginationActions(engine: PublicEngine): { selectPage: Action }
  loadProductListingActions(engine: PublicEngine): {
    fetchProductListing: {
      fulfilled(payload: object, requestId: string, argument: object): unknown
    }
  }
  defineCommerceEngine(options: object): { listingEngineDefinition: EngineDefinition }
  defineProductList(): object
  defineFacetGenerator(): object
  defineBreadcrumbManager(): object
  definePagination(): object
  defineSort(): object
  defineSummary(): object
  defineParameterManager(): object
  defineCart(): object
}

const ENTRY = `
export * from '@coveo/headless/commerce'
export {
  defineCommerceEngine, defineProductList, defineFacetGenerator, defineBreadcrumbManager,
  definePagination, defineSort, defineSummary, defineParameterManager, defineCart,
} from '@coveo/headless/ssr-commerce'`

/** The public client as a shop would run it: bundled, and not in the mode for developers. */
export async function loadPublicClient(): Promise<PublicClient> {
  const folder = await mkdtemp(join(CLIENT_FOLDER, 'saum-bench-'))
  try {
    const [input, output] = [join(folder, 'entry.mjs'), join(folder, 'client.mjs')]
    await writeFile(input, ENTRY)
    const options = ['--format', 'esm', '--platform', 'node', '--file', output]
    const define = ['--transform.define', 'process.env.NODE_ENV:"production"']
    await run('rolldown', [input, ...options, ...define])
    return (await import(pathToFileURL(output).href)) as PublicClient
  } finally {
    await rm(folder, { recursive: true })
  }
}
