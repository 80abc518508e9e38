import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import {
  aBasket,
  aBasketItem,
  applied,
  aPromotion,
  aReduction,
} from '#app/features/basket/test-basket.ts'
import { toOutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import { aPrice, aProduct, aVariant } from '#app/features/catalog/test-product.ts'
import { toTile } from '#app/features/catalog/tile.ts'
import type { ListingFacts } from '#app/features/listing/listing-facts.ts'
import { anOrder, anOrderItem } from '#app/features/order/test-order.ts'
import { toWish } from '#app/features/wishlist/wish-facts.ts'
import { toBasketFacts } from '#app/routes/basket/basket-facts.ts'
import type { BasketPageFacts } from '#app/routes/basket/load-basket-page.ts'
import { factsOf } from '#app/routes/product/test-product-facts.ts'
import { toSuccessFacts } from '#app/routes/success/success-facts.ts'
import type { SuccessPageFacts } from '#app/routes/success/load-success.ts'
import type { FoundSearch } from '#app/server/load-search.ts'
import type { WishlistFacts } from '#app/server/load-wishlist.ts'
import { pageEvents } from './page-events.ts'

const TILE = toTile(aProduct({ id: 8, isNew: true }), DEFAULT_SHOP)

function aListing(changes: Partial<ListingFacts> = {}): ListingFacts {
  const tiles = [toTile(aProduct(), DEFAULT_SHOP), TILE]
  const paging = { total: 50, page: 1, perPage: 24, lastPage: 3 }
  return { tiles, ...paging, sort: 'recommended', groups: [], responseId: 'answer', ...changes }
}

describe('[4.3] coming to a product', () => {
  it('is a view of it, with its category, price and status', () => {
    const facts = { ...factsOf(aProduct({ isNew: true })), trail: [{ label: 'Mäntel', href: '/' }] }

    expect(pageEvents({ pageType: 'product_detail', data: facts })).toEqual([
      {
        name: 'view_item',
        value: 99.95,
        items: [
          {
            item_id: '7',
            item_name: 'Mantel Ottilie',
            item_brand: 'Saum',
            item_category: 'Mäntel',
            price: 99.95,
            product_status: 'new',
            stock_status: 'inStock',
          },
        ],
      },
    ])
  })

  it('says when it is reduced, and when it is gone', () => {
    const price = aPrice(7_995, { reductionsRelativeTo: 'lowestPriorPrice' })
    const lowestPriorPrice = { withTax: 9_995, relativeDifferenceToPrice: 0.2 }
    const priceRange = { min: price, max: price }
    const data = factsOf(aProduct({ priceRange, lowestPriorPrice, isSoldOut: true, isNew: true }))

    const [view] = pageEvents({ pageType: 'product_detail', data })

    expect(view?.items?.[0]).toMatchObject({
      price: 79.95,
      discount: 20,
      product_status: 'sale',
      stock_status: 'soldOut',
    })
  })

  it('of an outfit is a view of its pieces', () => {
    const outfit = toOutfitFacts(
      {
        id: 2001,
        key: 'look',
        name: 'Look',
        slug: 'look',
        story: '',
        images: [],
        productIds: [7, 8],
        hotspots: [],
        products: [aProduct(), aProduct({ id: 8, slug: 'rock' })],
      },
      DEFAULT_SHOP,
    )

    expect(pageEvents({ pageType: 'product_detail', data: { outfit, others: [] } })).toMatchObject([
      { name: 'view_item_list', list: 'outfit', items: [{ item_id: '7' }, { item_id: '8' }] },
    ])
  })
})

describe('[9.15] coming to a list', () => {
  it('of a category is a view of what stands in it, by place', () => {
    const data = { facts: aListing(), search: '', teasers: [TILE] }

    expect(pageEvents({ pageType: 'product_list', data })).toMatchObject([
      {
        name: 'view_item_list',
        list: 'category',
        items: [
          { item_id: '7', index: 1 },
          { item_id: '8', index: 2, product_status: 'new' },
        ],
      },
    ])
  })

  it('counts places over all pages of it', () => {
    const data = { facts: aListing({ page: 3 }) }

    const [view] = pageEvents({ pageType: 'product_list', data })

    expect(view?.items?.map(({ index }) => index)).toEqual([49, 50])
  })

  it('of a search is the search as well, and the answer it came with', () => {
    const data: FoundSearch & { kind: string } = {
      kind: 'found',
      searchTerm: 'mantel',
      facts: aListing(),
      search: '',
      notices: [],
    }

    expect(pageEvents({ pageType: 'searchresult', data })).toMatchObject([
      { name: 'search', query: 'mantel', total: 50, responseId: 'answer' },
      { name: 'view_item_list', list: 'search' },
    ])
  })

  it('of a search without a hit is the search alone; without an answer it is nothing', () => {
    const facts = aListing({ tiles: [], total: 0 })
    const data = { kind: 'zero', searchTerm: 'xyz', facts }
    const failed = { kind: 'failed', searchTerm: 'xyz', categories: [] }

    expect(pageEvents({ pageType: 'searchresult', data })).toMatchObject([
      { name: 'search', query: 'xyz', total: 0 },
    ])
    expect(pageEvents({ pageType: 'searchresult', data: failed })).toEqual([])
    expect(
      pageEvents({ pageType: 'searchresult', data: { ...data, isUnavailable: true } }),
    ).toEqual([])
    expect(pageEvents({ pageType: 'searchresult', data: { kind: 'start' } })).toEqual([])
  })

  it('of wishes is a view of them', () => {
    const item = { key: 'wi', productId: 7, variantId: null, isBackInStock: false }
    const wish = toWish(
      { ...item, product: aProduct({ variants: [aVariant('38')] }) },
      DEFAULT_SHOP,
    )
    const data: WishlistFacts = { wishes: [wish], isShared: false, isOfCustomer: false }

    expect(pageEvents({ pageType: 'wishlist', data })).toMatchObject([
      { name: 'view_item_list', list: 'wishlist', items: [{ item_id: '7', price: 99.95 }] },
    ])
    expect(pageEvents({ pageType: 'wishlist', data: { wishes: null } })).toEqual([])
  })

  it('tells no more of it than fits a message', () => {
    const tiles = Array.from({ length: 60 }, (_, id) =>
      toTile(aProduct({ id: id + 1, slug: `mantel-${id}` }), DEFAULT_SHOP),
    )

    const [view] = pageEvents({ pageType: 'product_list', data: { facts: aListing({ tiles }) } })

    expect(view?.items).toHaveLength(24)
  })
})

describe('[9.15] coming to the basket', () => {
  function basketPage(...items: ReturnType<typeof aBasketItem>[]): Pick<BasketPageFacts, 'basket'> {
    return { basket: toBasketFacts(aBasket({ items }), DEFAULT_SHOP, []) }
  }

  it('is a view of what can be ordered', () => {
    const price = { unit: aPrice(9_995), total: aPrice(19_990) }
    const item = aBasketItem({ quantity: 2, price })
    const gone = aBasketItem({ key: 'gone', status: 'unavailable' })

    const [view] = pageEvents({ pageType: 'basket_page', data: basketPage(item, gone) })

    expect(view).toMatchObject({ name: 'view_cart', list: 'cart' })
    expect(view?.items).toMatchObject([
      { item_id: '7', item_variant: '38', price: 99.95, quantity: 2, index: 1 },
    ])
  })

  it('is a view of every promotion that takes something off', () => {
    const total = aPrice(8_995, { appliedReductions: [aReduction('promotion', 1_000)] })
    const item = aBasketItem({ price: { unit: total, total }, ...applied(aPromotion()) })

    const [, promotion] = pageEvents({ pageType: 'basket_page', data: basketPage(item) })

    expect(promotion).toMatchObject({
      name: 'view_promotion',
      list: 'promotion',
      promotion: { name: 'Strickwochen' },
    })
  })

  it('is nothing where it is empty or nobody has one', () => {
    expect(pageEvents({ pageType: 'basket_page', data: basketPage() })).toEqual([])
    expect(pageEvents({ pageType: 'basket_page', data: { basket: null } })).toEqual([])
  })
})

describe('coming to the end', () => {
  it('begins a checkout', () => {
    expect(pageEvents({ pageType: 'checkout', data: undefined })).toEqual([
      { name: 'begin_checkout' },
    ])
  })

  it('[7.38] is a purchase, with its number, value and pieces', () => {
    const items = [anOrderItem(1), anOrderItem(2)]
    const order = toSuccessFacts(anOrder({ items, cost: { ...aPrice(19_990), appliedFees: [] } }), {
      shop: DEFAULT_SHOP,
      token: null,
      now: 0,
    })
    const data: SuccessPageFacts = {
      order,
      isElsewhere: false,
      says: null,
      ownHref: '/de/success/',
    }

    expect(pageEvents({ pageType: 'confirmation', data })).toMatchObject([
      {
        name: 'purchase',
        transactionId: 'DE26-0000017',
        value: 199.9,
        items: [{ item_id: '7', price: 99.95, quantity: 2 }],
      },
    ])
  })

  it('is no purchase while it is not paid, or where there is no order', () => {
    const order = toSuccessFacts(anOrder({ state: 'pended' }), {
      shop: DEFAULT_SHOP,
      token: null,
      now: 0,
    })

    expect(pageEvents({ pageType: 'confirmation', data: { order } })).toEqual([])
    expect(pageEvents({ pageType: 'confirmation', data: { order: null } })).toEqual([])
  })
})

describe('coming to anything else', () => {
  const pageTypes = [
    'product_detail',
    'product_list',
    'searchresult',
    'wishlist',
    'basket_page',
    'confirmation',
  ]

  it.each([
    null,
    undefined,
    'x',
    7,
    [],
    {},
    { facts: 'x' },
    { outfit: 1 },
    { order: {} },
    { basket: {} },
  ])('with %j known of it is nothing more than having come', (data) => {
    for (const pageType of pageTypes) expect(pageEvents({ pageType, data })).toEqual([])
    expect(pageEvents({ pageType: 'service', data })).toEqual([])
  })
})
