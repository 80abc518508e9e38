import assert from 'node:assert/strict'
import { answered } from '../controller.ts'
import { createEngine, type Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import type { CommerceClient, Facet, FacetValue, ProductPage } from './client.ts'
import { findFacet, idleValue } from './find-facet.ts'

/** Regular and location facets: choosing, excluding, more values, breadcrumbs. */
export function facetArea(stage: Stage, client: CommerceClient): Area {
  const listing = client.buildProductListing(createEngine(stage, client))
  const pagination = listing.pagination()
  const crumbs = listing.breadcrumbManager()
  const total = () => pagination.state.totalEntries
  let all = 0
  let chosen: FacetValue

  return {
    title: 'regular and location facets',
    steps: [
      {
        title: 'every kind of facet is offered',
        async run() {
          await answered(listing, () => listing.executeFirstRequest())
          all = total()
          const types = new Set(listing.facetGenerator().facets.map(({ type }) => type))
          const kinds = [
            'regular',
            'hierarchical',
            'numericalRange',
            'dateRange',
            'location',
          ] as const
          const missing = kinds.filter((kind) => !types.has(kind))
          assert.deepEqual(missing, [], 'kinds of facets that are missing')
          assert.ok(listing.facetGenerator().facets.every(({ state }) => state.displayName !== ''))
        },
      },
      {
        title: 'a selected value leaves as many products as it promised',
        async run() {
          chosen = idleValue(findFacet(listing, 'size'))
          const { products } = await answered(listing, () =>
            findFacet(listing, 'size').toggleSelect(chosen),
          )
          assert.equal(total(), chosen.numberOfResults)
          assert.equal(valueOf(listing, 'size', chosen.value)?.state, 'selected')
          for (const { ec_name, additionalFields } of products) {
            const sizes = additionalFields['sizes']
            assert.ok(
              Array.isArray(sizes) && sizes.includes(chosen.value),
              `${ec_name} has no size ${chosen.value}`,
            )
          }
        },
      },
      {
        title: 'other values of the same facet keep their counts',
        async run() {
          const other = idleValue(findFacet(listing, 'size'))
          assert.ok(other.numberOfResults > 0)
          await answered(listing, () => findFacet(listing, 'size').toggleSelect(other))
          assert.ok(total() >= Math.max(chosen.numberOfResults, other.numberOfResults))
          assert.ok(total() <= chosen.numberOfResults + other.numberOfResults)
        },
      },
      {
        title: 'a value of another facet narrows to its promise',
        async run() {
          const color = idleValue(findFacet(listing, 'ec_color'))
          await answered(listing, () => findFacet(listing, 'ec_color').toggleSelect(color))
          assert.equal(total(), color.numberOfResults)
        },
      },
      {
        title: 'breadcrumbs name what is selected, and one can be taken away',
        async run() {
          const { facetBreadcrumbs, hasBreadcrumbs } = crumbs.state
          assert.ok(hasBreadcrumbs)
          const named = facetBreadcrumbs.map(({ facetId, values }) => [facetId, values.length])
          assert.deepEqual(Object.fromEntries(named), { size: 2, ec_color: 1 })
          const color = facetBreadcrumbs.find(({ facetId }) => facetId === 'ec_color')
          await answered(listing, () => color?.values[0]?.deselect())
          assert.deepEqual(
            crumbs.state.facetBreadcrumbs.map(({ facetId }) => facetId),
            ['size'],
          )
        },
      },
      {
        title: 'clearing everything shows the whole range again',
        async run() {
          await answered(listing, () => crumbs.deselectAll())
          assert.equal(total(), all)
          assert.equal(crumbs.state.hasBreadcrumbs, false)
        },
      },
      {
        title: 'an excluded value does not occur any more',
        async run() {
          const sale = findFacet(listing, 'label').state.values.find(
            ({ value }) => value === 'sale',
          )
          assert.ok(sale, 'nothing is reduced')
          const { products } = await answered(listing, () =>
            findFacet(listing, 'label').toggleExclude(sale),
          )
          assert.ok(total() < all && total() >= all - sale.numberOfResults)
          assert.ok(products.every(({ ec_promo_price }) => ec_promo_price === null))
          assert.equal(valueOf(listing, 'label', 'sale')?.state, 'excluded')
          await answered(listing, () => listing.facetGenerator().deselectAll())
        },
      },
      {
        title: 'more values come when asked for, and go again',
        async run() {
          const facet = moreFacet(listing)
          const { facetId, values } = facet.state
          await answered(listing, () => facet.showMoreValues())
          const more = findFacet(listing, facetId)
          assert.ok(more.state.values.length > values.length, 'no more values')
          assert.ok(more.state.canShowLessValues)
          await answered(listing, () => more.showLessValues())
          assert.equal(findFacet(listing, facetId).state.values.length, values.length)
        },
      },
      {
        title: 'a branch narrows the range to what it has',
        async run() {
          const branch = idleValue(findFacet(listing, 'store'))
          await answered(listing, () => findFacet(listing, 'store').toggleSelect(branch))
          assert.ok(total() > 0 && total() < all, `${total()} of ${all}`)
          await answered(listing, () => listing.facetGenerator().deselectAll())
          assert.equal(total(), all)
        },
      },
    ],
  }
}

function valueOf(page: ProductPage, facetId: string, value: string): FacetValue | undefined {
  return findFacet(page, facetId).state.values.find((candidate) => candidate.value === value)
}

function moreFacet(page: ProductPage): Facet {
  const facet = page
    .facetGenerator()
    .facets.find(({ type, state }) => type === 'regular' && state.canShowMoreValues)
  assert.ok(facet, 'no regular facet has more values')
  return facet
}
