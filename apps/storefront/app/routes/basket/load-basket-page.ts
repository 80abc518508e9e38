import type { Backend } from '@saum/contract/backend'
import { getBasket } from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import { getProductsByCategory, getSimilarProducts } from '@saum/contract/product'
import { getCurrentPromotions } from '@saum/contract/promotion'
import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { Shop } from '@saum/domain/shops'
import type { RouterContextProvider } from 'react-router'
import { onePerStyle } from '#app/features/catalog/spread-styles.ts'
import { toTile, type Tile } from '#app/features/catalog/tile.ts'
import { PAYMENT_NAME } from '#app/features/chrome/payment-names.ts'
import { writeRange } from '#app/features/delivery-promise/delivery-facts.ts'
import { messagesFor } from '#app/messages/server-messages.ts'
import { createShopText } from '#app/messages/shop-text.tsx'
import { backendContext, shopContext } from '#app/server/context.ts'
import { loadRecommendations } from '#app/server/load-recommendations.ts'
import { loadWishlist } from '#app/server/load-wishlist.ts'
import { openEngine } from '#app/server/search-engine.ts'
import { knownVisitorBackend } from '#app/server/visitor-backend.ts'
import { toBasketFacts, type BasketFacts } from './basket-facts.ts'
import { loadGiftOffers, type GiftOffer } from './gift-offers.ts'
import { toHintRules } from './hint-rules.ts'
import { LEFT_OUT_PARAMETER, loadNames, parseLeftOut } from './left-out.ts'
import { loadRemoval, type Removal } from './removal.ts'

export interface BasketPageFacts {
  /** `null` for a visitor without one. */
  basket: BasketFacts | null
  gifts: GiftOffer[]
  /** Days in the words of the shop. */
  delivery: { from: string; to: string } | null
  paymentMeans: string
  /** What goes with what is in the basket. */
  together: Tile[]
  /** What is on the wishlist and what is new, to fill an empty basket from. */
  wished: Tile[]
  arrivals: Tile[]
  /** The names of what did not get in. */
  leftOut: string[]
  removal: Removal | null
}

type Context = Readonly<RouterContextProvider>

const TILE_COUNT = 8
/** Enough to find that many styles among their colors. */
const NEWEST_COUNT = 48

export async function loadBasketPage(context: Context, url: URL): Promise<BasketPageFacts> {
  const backend = knownVisitorBackend(context)
  const shop = context.get(shopContext)
  const shared = context.get(backendContext)
  const query = url.searchParams
  const [answer, leftOut, removal] = await Promise.all([
    backend?.call(getBasket, {}) ?? null,
    loadNames(shared, parseLeftOut(query.get(LEFT_OUT_PARAMETER))),
    loadRemoval(shared, query),
  ])
  const basket = answer?.ok ? answer.value.basket : null
  const isFilled = basket !== null && basket.items.length > 0
  const { rules = [], ...around } = isFilled ? await loadAround(context, basket, url) : {}
  const empty = isFilled ? null : await loadIdeas(backend, shared, shop)
  return {
    gifts: [],
    delivery: null,
    together: [],
    wished: [],
    arrivals: [],
    ...around,
    ...empty,
    basket: basket && toBasketFacts(basket, shop, rules),
    paymentMeans: paymentMeans(shop),
    leftOut,
    removal,
  }
}

async function loadAround(context: Context, basket: Basket, url: URL) {
  const shop = context.get(shopContext)
  const backend = context.get(backendContext)
  const [promotions, gifts, together] = await Promise.all([
    backend.call(getCurrentPromotions, {}),
    loadGiftOffers(backend, basket, shop),
    loadTogether(context, basket, url),
  ])
  return {
    rules: promotions.ok ? toHintRules(promotions.value.entities, shop) : [],
    gifts,
    together,
    delivery: deliveryRange(basket, shop),
  }
}

/** From the first parcel to the last one. */
function deliveryRange({ packages }: Basket, shop: Shop): BasketPageFacts['delivery'] {
  const [from] = packages.map(({ deliveryDate }) => deliveryDate.min).toSorted()
  const to = packages
    .map(({ deliveryDate }) => deliveryDate.max)
    .toSorted()
    .at(-1)
  return from === undefined || to === undefined ? null : writeRange(shop, { from, to })
}

/** What others bought with the latest piece, else what is like it; nothing that lies in the basket. */
async function loadTogether(context: Context, { items }: Basket, url: URL): Promise<Tile[]> {
  const latest = items.findLast(({ status }) => status === 'available') ?? items.at(-1)
  if (!latest) return []
  const productId = latest.product.id
  const engine = openEngine(context, url.href).then((page) => page.engine)
  const rail = await loadRecommendations(engine, 'bought-together', productId)
  const tiles = rail?.tiles ?? (await loadSimilar(context, productId))
  const own = new Set(items.map(({ product }) => product.id))
  return tiles.filter(({ id, isSoldOut }) => !own.has(id) && !isSoldOut)
}

async function loadSimilar(context: Context, productId: number): Promise<Tile[]> {
  const shop = context.get(shopContext)
  const payload = { productId, limit: TILE_COUNT, with: 'tile' } as const
  const similar = await context.get(backendContext).call(getSimilarProducts, payload)
  return similar.ok ? similar.value.map((product) => toTile(product, shop)) : []
}

async function loadIdeas(visitor: Backend | null, shared: Backend, shop: Shop) {
  const [wishes, newest] = await Promise.all([
    visitor ? loadWishlist(visitor, shop) : [],
    shared.call(getProductsByCategory, {
      category: '/new',
      perPage: NEWEST_COUNT,
      includeSoldOut: false,
      with: 'tile',
    }),
  ])
  const styles = newest.ok ? onePerStyle(newest.value.products).slice(0, TILE_COUNT) : []
  return {
    wished: wishes.map(({ tile }) => tile),
    arrivals: styles.map((product) => toTile(product, shop)),
  }
}

function paymentMeans(shop: Shop): string {
  const { t } = createShopText(shop, messagesFor(shop.locale))
  return SHOP_SERVICE[shop.path].paymentMethods.map((method) => t(PAYMENT_NAME[method])).join(', ')
}
