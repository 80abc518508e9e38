import type { PublicClient } from './public-client.ts'
import { cartItemOf, demandShown, FACET_ID, OPTIONS, valueOf, type Side } from './side.ts'

const SILENT = { loggerOptions: { level: 'silent' } }

/** The public client; it asks whatever `fetch` there is. */
export async function openPublicSide(client: PublicClient): Promise<Side> {
  const shown = open(client)
  const { engine, listing, facets, pagination, cart } = shown
  await answered(listing, () => listing.executeFirstRequest())
  follow(shown)
  const served = await serve(client)
  const facet = facets.facets.find(({ state }) => state.facetId === FACET_ID)
  if (facet === undefined) throw new Error(`The listing has no facet ${FACET_ID}`)
  const { toggleSelectFacetValue } = client.loadRegularFacetActions(engine)
  const { selectPage } = client.loadPaginationActions(engine)
  const { fetchProductListing } = client.loadProductListingActions(engine)

  return {
    create: () => void open(client),
    toggleFacet(turn) {
      const selection = { value: valueOf(turn), state: 'idle' }
      engine.dispatch(toggleSelectFacetValue({ facetId: FACET_ID, selection }))
    },
    turnPage(turn) {
      engine.dispatch(selectPage({ page: turn % 90 }))
      demandShown('the page', pagination.state.page === turn % 90)
    },
    updateCart(turn) {
      cart.updateItemQuantity(cartItemOf(turn))
      demandShown('the cart', cart.state.items.length > 0)
    },
    takeReply(reply) {
      engine.dispatch(fetchProductListing.fulfilled({ response: reply }, reply.responseId, {}))
      demandShown('the products', listing.state.products.length === reply.products.length)
    },
    async click(turn) {
      await answered(listing, () => facet.toggleSelect({ value: valueOf(turn), state: 'idle' }))
      demandShown('the reply', !listing.state.error)
    },
    async open() {
      const opened = open(client)
      await answered(opened.listing, () => opened.listing.executeFirstRequest())
      return opened
    },
    serve: () => serve(client),
    readServed: () => JSON.parse(served),
    hydrate: (known) => hydrate(client, known as object),
  }
}

function open(client: PublicClient) {
  const engine = client.buildCommerceEngine({ configuration: OPTIONS, ...SILENT })
  const listing = client.buildProductListing(engine)
  const { sort: buildSort } = listing
  return {
    engine,
    listing,
    facets: listing.facetGenerator(),
    breadcrumbs: listing.breadcrumbManager(),
    pagination: listing.pagination(),
    sort: buildSort(),
    summary: listing.summary(),
    parameters: listing.parameterManager({
      initialState: { parameters: {} },
      excludeDefaultParameters: true,
    }),
    cart: client.buildCart(engine),
  }
}

/** Somebody looks at every state whenever it changes. */
function follow({ engine: _, ...controllers }: ReturnType<typeof open>): void {
  for (const controller of Object.values(controllers)) {
    controller.subscribe(() => void controller.state)
  }
}

type Listing = ReturnType<typeof open>['listing']

/** Its verbs do not tell when they are done; the state does. */
function answered(listing: Listing, act: () => void): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false
    const leave = listing.subscribe(() => {
      isAsked ||= listing.state.isLoading
      if (!isAsked || listing.state.isLoading) return
      leave()
      resolve()
    })
    act()
  })
}

/** A definition keeps something of every request it has served, so each gets a fresh one. */
function define(client: PublicClient) {
  const { listingEngineDefinition: definition } = client.defineCommerceEngine({
    configuration: { ...OPTIONS },
    ...SILENT,
    controllers: {
      list: client.defineProductList(),
      facets: client.defineFacetGenerator(),
      breadcrumbs: client.defineBreadcrumbManager(),
      pagination: client.definePagination(),
      sort: client.defineSort(),
      summary: client.defineSummary(),
      parameters: client.defineParameterManager(),
      cart: client.defineCart(),
    },
  })
  definition.setNavigatorContextProvider(() => ({
    referrer: null,
    userAgent: null,
    location: null,
  }))
  return definition
}

const INITIAL = {
  cart: { initialState: OPTIONS.cart },
  parameters: { initialState: { parameters: {} } },
}

async function serve(client: PublicClient): Promise<string> {
  return JSON.stringify(await define(client).fetchStaticState({ controllers: INITIAL }))
}

async function hydrate(client: PublicClient, served: object): Promise<void> {
  const browser = await define(client).hydrateStaticState({ ...served, controllers: INITIAL })
  demandShown('the products', browser.controllers.list.state.products.length === 24)
  demandShown('the facets', browser.controllers.facets.state.length > 0)
}
