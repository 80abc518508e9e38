import assert from 'node:assert/strict'
import { answered } from '../controller.ts'
import { createEngine, type Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import type { CommerceClient } from './client.ts'
import { findFacet, idleValue } from './find-facet.ts'
import { askedPrice } from './test-listing.ts'

/** Prices, reductions and dates. */
export function rangeArea(stage: Stage, client: CommerceClient): Area {
  const listing = client.buildProductListing(createEngine(stage, client))
  const total = () => listing.pagination().state.totalEntries
  let all = 0

  return {
    title: 'range facets',
    steps: [
      {
        title: 'prices are one range with the least and the greatest price',
        async run() {
          await answered(listing, () => listing.executeFirstRequest())
          all = total()
          const { domain, values } = findFacet(listing, 'ec_price').state
          assert.ok(domain && domain.min < domain.max, 'no domain')
          assert.equal(values.length, 1)
          const [range] = values
          assert.ok(range && range.start >= domain.min && range.end <= domain.max)
        },
      },
      {
        title: 'a range typed by hand keeps products within it',
        async run() {
          const { domain = { min: 0, max: 0 } } = findFacet(listing, 'ec_price').state
          const end = Math.round((domain.min + domain.max) / 2)
          const range = { start: domain.min, end, endInclusive: true, state: 'selected' }
          const { products } = await answered(listing, () =>
            findFacet(listing, 'ec_price').setRanges([range]),
          )
          assert.ok(total() > 0 && total() < all, `${total()} of ${all}`)
          const dearer = products.filter((product) => askedPrice(product) > end)
          assert.deepEqual(dearer.map(askedPrice), [])
          const crumbs = listing.breadcrumbManager().state.facetBreadcrumbs
          assert.deepEqual(
            crumbs.map(({ facetId }) => facetId),
            ['ec_price'],
          )
        },
      },
      {
        title: 'the range is taken away with everything else',
        async run() {
          await answered(listing, () => listing.facetGenerator().deselectAll())
          assert.equal(total(), all)
        },
      },
      {
        title: 'a reduction of a given size leaves what it promised',
        async run() {
          const range = findFacet(listing, 'ec_reduction').state.values.find(
            ({ numberOfResults }) => numberOfResults > 0,
          )
          assert.ok(range, 'no range has products')
          const { products } = await answered(listing, () =>
            findFacet(listing, 'ec_reduction').toggleSelect(range),
          )
          assert.equal(total(), range.numberOfResults)
          assert.ok(products.every(({ ec_promo_price }) => ec_promo_price !== null))
          await answered(listing, () => findFacet(listing, 'ec_reduction').deselectAll())
        },
      },
      {
        title: 'dates come as text and leave what they promised',
        async run() {
          const facet = findFacet(listing, 'ec_date')
          for (const { start, end } of facet.state.values) {
            assert.match(String(start), /^\d{4}\/\d\d\/\d\d@\d\d:\d\d:\d\d$/)
            assert.match(String(end), /^\d{4}\/\d\d\/\d\d@\d\d:\d\d:\d\d$/)
          }
          const range = idleValue(facet)
          await answered(listing, () => facet.toggleSelect(range))
          assert.equal(total(), range.numberOfResults)
          await answered(listing, () => findFacet(listing, 'ec_date').deselectAll())
          assert.equal(total(), all)
        },
      },
    ],
  }
}
