import { createParameterManager } from '@saum/engine/address/parameter-manager'
import { readPageReply } from '@saum/engine/calls/read-reply'
import { createCart } from '@saum/engine/cart/create-cart'
import { createEngine } from '@saum/engine/create-engine'
import type { Engine, Snapshot } from '@saum/engine/engine'
import type { Environment } from '@saum/engine/environment'
import { createBreadcrumbs } from '@saum/engine/facets/breadcrumbs'
import { createFacets } from '@saum/engine/facets/facets'
import { toggleAsked } from '@saum/engine/facets/toggle-asked'
import { createListing } from '@saum/engine/listing/create-listing'
import { createPager } from '@saum/engine/page/create-pager'
import { createSort } from '@saum/engine/page/create-sort'
import { createSummary } from '@saum/engine/page/create-summary'
import { selectPage } from '@saum/engine/page/pagination'
import { replacePage } from '@saum/engine/page/replace-page'
import { turnPage } from '@saum/engine/page/turn-page'
import { cartItemOf, demandShown, FACET_ID, OPTIONS, valueOf, type Side } from './side.ts'

/** Our engine. */
export async function openOwnSide(fetch: Environment['fetch']): Promise<Side> {
  const environment = anEnvironment(fetch)
  const shown = open(environment)
  const { listing, facets, cart, pager } = shown
  await listing.executeFirst()
  follow(shown)
  const { page } = listing.solution
  const served = await serve(environment)
  const facet = facets.facet(FACET_ID)
  if (facet?.type !== 'regular') throw new Error(`The listing has no facet ${FACET_ID}`)

  return {
    create: () => void open(environment),
    toggleFacet(turn) {
      const selection = { value: valueOf(turn), state: 'idle' } as const
      page.update((current) => toggleAsked('regular', current, FACET_ID, selection, 'select'))
    },
    turnPage(turn) {
      page.update((current) => turnPage(current, (pages) => selectPage(pages, turn % 90)))
      demandShown('the page', pager.state.page === turn % 90)
    },
    updateCart(turn) {
      cart.updateItemQuantity(cartItemOf(turn))
      demandShown('the cart', cart.state.items.length > 0)
    },
    takeReply(reply) {
      page.update((current) => replacePage(current, readPageReply(reply)))
      demandShown('the products', listing.state.products.length === reply.products.length)
    },
    async click(turn) {
      await facet.toggleSelect({ value: valueOf(turn), state: 'idle' })
      demandShown('the reply', !listing.state.isLoading && listing.state.error === null)
    },
    open: () => openAndAsk(environment),
    serve: () => serve(environment),
    readServed: () => JSON.parse(served),
    hydrate: (snapshot) => hydrate(environment, snapshot as Snapshot),
  }
}

async function openAndAsk(environment: Environment) {
  const opened = open(environment)
  await opened.listing.executeFirst()
  return opened
}

async function serve(environment: Environment): Promise<string> {
  const { engine } = await openAndAsk(environment)
  return JSON.stringify(engine.snapshot())
}

async function hydrate(environment: Environment, snapshot: Snapshot): Promise<void> {
  const { listing, facets } = open(environment, snapshot)
  await listing.executeFirst()
  demandShown('the products', listing.state.products.length === 24)
  demandShown('the facets', facets.state.length > 0)
}

function open(environment: Environment, snapshot?: Snapshot) {
  const engine: Engine = createEngine(OPTIONS, environment, snapshot)
  const listing = createListing(engine)
  const { solution } = listing
  const facets = createFacets(solution)
  return {
    engine,
    listing,
    facets,
    breadcrumbs: createBreadcrumbs(solution, facets),
    pager: createPager(solution),
    sort: createSort(solution),
    summary: createSummary(solution),
    parameters: createParameterManager(solution),
    cart: createCart(engine),
  }
}

/** Somebody looks at every state whenever it changes. */
function follow({ engine: _, ...controllers }: ReturnType<typeof open>): void {
  for (const controller of Object.values(controllers)) {
    controller.subscribe(() => void controller.state)
  }
}

function anEnvironment(fetch: Environment['fetch']): Environment {
  return {
    fetch,
    now: Date.now,
    randomId: () => crypto.randomUUID(),
    setTimer(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    navigator: () => ({ referrer: null, userAgent: null, location: null }),
    localStorage: null,
    cookies: null,
    sendBeacon: null,
    privacy: { doNotTrack: undefined, globalPrivacyControl: undefined },
    onLeave: () => () => {},
    log: (level, message, detail) => {
      if (level === 'error') throw new Error(message, { cause: detail })
    },
  }
}
