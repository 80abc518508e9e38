import assert from 'node:assert/strict'
import { answered, until } from '../controller.ts'
import { createEngine, SHOP_PATH, type Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import type { CommerceClient, Product } from './client.ts'
import { orderOf } from './find-facet.ts'
import { listCategory } from './shop-category.ts'

/** What a shopper pays. */
export function askedPrice({ ec_price, ec_promo_price }: Product): number {
  return ec_promo_price ?? ec_price ?? Number.NaN
}

/** Product listings: pages, sizes, orders, and where they take their category from. */
export function listingArea(stage: Stage, client: CommerceClient): Area {
  const engine = createEngine(stage, client)
  const listing = client.buildProductListing(engine)
  const pagination = listing.pagination()
  const sort = orderOf(listing)

  async function orderBy(direction: 'asc' | 'desc'): Promise<number[]> {
    const criterion = sort.state.availableSorts.find(
      ({ fields }) => fields?.[0]?.name === 'ec_price' && fields[0].direction === direction,
    )
    assert.ok(
      criterion,
      `no sort by price ${direction} among ${JSON.stringify(sort.state.availableSorts)}`,
    )
    const { products } = await answered(listing, () => sort.sortBy(criterion))
    assert.ok(sort.isSortedBy(criterion), 'the applied sort is not the one asked for')
    return products.map(askedPrice)
  }

  return {
    title: 'product listing',
    steps: [
      {
        title: 'the whole range comes with products, positions and totals',
        async run() {
          const { products } = await answered(listing, () => listing.executeFirstRequest())
          const { page, pageSize, totalEntries, totalPages } = pagination.state
          assert.equal(page, 0)
          assert.equal(products.length, Math.min(pageSize, totalEntries))
          assert.equal(totalPages, Math.ceil(totalEntries / pageSize))
          assert.deepEqual(
            products.map(({ position }) => position),
            products.map((_, index) => index + 1),
          )
          products.forEach(assertProduct)
          const summary = listing.summary().state
          assert.equal(summary.totalNumberOfProducts, totalEntries)
          assert.equal(summary.lastProduct, products.length)
        },
      },
      {
        title: 'the next page goes on where the first ended',
        async run() {
          const first = listing.state.products.map(({ permanentid }) => permanentid)
          const { products } = await answered(listing, () => pagination.nextPage())
          assert.equal(pagination.state.page, 1)
          assert.equal(products[0]?.position, pagination.state.pageSize + 1)
          const repeated = products.filter(({ permanentid }) => first.includes(permanentid))
          assert.deepEqual(repeated, [])
        },
      },
      {
        title: 'going back shows the first page again',
        async run() {
          await answered(listing, () => pagination.previousPage())
          assert.equal(pagination.state.page, 0)
          assert.equal(listing.state.products[0]?.position, 1)
        },
      },
      {
        title: 'more products are appended',
        async run() {
          const before = listing.state.products.map(({ permanentid }) => permanentid)
          await answered(listing, () => pagination.fetchMoreProducts())
          const after = listing.state.products.map(({ permanentid }) => permanentid)
          assert.ok(after.length > before.length, 'nothing was appended')
          assert.deepEqual(after.slice(0, before.length), before)
          assert.equal(new Set(after).size, after.length, 'a product came twice')
        },
      },
      {
        title: 'another page size is kept to',
        async run() {
          const { products } = await answered(listing, () => pagination.setPageSize(5))
          assert.equal(products.length, 5)
          assert.equal(pagination.state.pageSize, 5)
        },
      },
      {
        title: 'prices rise when sorted by price',
        async run() {
          const prices = await orderBy('asc')
          assert.deepEqual(
            prices,
            prices.toSorted((left, right) => left - right),
          )
        },
      },
      {
        title: 'prices fall when sorted the other way',
        async run() {
          const prices = await orderBy('desc')
          assert.deepEqual(
            prices,
            prices.toSorted((left, right) => right - left),
          )
        },
      },
      {
        title: 'a category shows its own products only',
        async run() {
          const all = pagination.state.totalEntries
          const category = await listCategory(stage)
          client.buildContext(engine).setView({ url: `${stage.origin}${category.path}` })
          const { products } = await answered(listing, () => listing.executeFirstRequest())
          assert.ok(products.length > 0 && pagination.state.totalEntries < all)
          for (const { ec_name, ec_category } of products) {
            const isInside = ec_category.some((path) => path.split('|').includes(category.name))
            assert.ok(
              isInside,
              `${ec_name} is in ${ec_category.join(', ')}, not in ${category.name}`,
            )
          }
        },
      },
      {
        title: 'an address of no category we have shows nothing',
        async run() {
          const url = `${stage.origin}/${SHOP_PATH}/c/no-such-category/`
          client.buildContext(engine).setView({ url })
          listing.executeFirstRequest()
          await until(
            listing,
            ({ isLoading, responseId }) => !isLoading && responseId !== '',
            'A reply',
          )
          assert.deepEqual(listing.state.products, [])
          assert.equal(listing.state.error, null)
        },
      },
    ],
  }
}

function assertProduct(product: Product): void {
  const { permanentid, clickUri, ec_name, ec_images, ec_price, children } = product
  assert.ok(permanentid !== '' && ec_name, 'a product without a number or a name')
  assert.ok(URL.canParse(clickUri), `${clickUri} is no address`)
  assert.ok(
    ec_images.every((image) => URL.canParse(image)),
    `${ec_images.join(', ')} are no addresses`,
  )
  assert.ok(typeof ec_price === 'number' && ec_price > 0)
  assert.ok(
    children.some((child) => child.permanentid === permanentid),
    'its own color is not among its colors',
  )
}
