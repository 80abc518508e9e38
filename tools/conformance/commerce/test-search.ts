import assert from 'node:assert/strict'
import { answered, until } from '../controller.ts'
import { createEngine, SHOP_PATH, type Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import type { CommerceClient } from './client.ts'
import { findFacet, idleValue } from './find-facet.ts'

const WORD = 'kleid'
const MISTYPED = 'bluuse'
const NONSENSE = 'qqxxyyzzvw'

/** Searching by words, typing mistakes, and the rules of the operator. */
export function searchArea(stage: Stage, client: CommerceClient): Area {
  const engine = createEngine(stage, client, { path: `/${SHOP_PATH}/search/` })
  const search = client.buildSearch(engine)
  const box = client.buildSearchBox(engine)
  const total = () => search.pagination().state.totalEntries
  const searchFor = (query: string) => {
    box.updateText(query)
    return answered(search, () => box.submit())
  }

  return {
    title: 'search',
    steps: [
      {
        title: 'a word finds products and facets',
        async run() {
          const { products } = await searchFor(WORD)
          assert.ok(products.length > 0)
          assert.ok(search.facetGenerator().facets.length > 0)
          const [first] = products
          assert.match(`${first?.ec_name} ${first?.ec_category.join(' ')}`.toLowerCase(), /kleid/)
        },
      },
      {
        title: 'a facet narrows a search to its promise',
        async run() {
          const color = idleValue(findFacet(search, 'ec_color'))
          await answered(search, () => findFacet(search, 'ec_color').toggleSelect(color))
          assert.equal(total(), color.numberOfResults)
        },
      },
      {
        title: 'a new query forgets the facets of the one before',
        async run() {
          await searchFor('bluse')
          assert.equal(search.breadcrumbManager().state.hasBreadcrumbs, false)
          assert.ok(total() > 0)
        },
      },
      {
        title: 'a mistyped word still finds what is meant',
        async run() {
          const meant = total()
          const { products } = await searchFor(MISTYPED)
          assert.ok(products.length > 0, 'nothing found')
          const { wasCorrectedTo, originalQuery } = search.didYouMean().state
          assert.equal(wasCorrectedTo, 'bluse')
          assert.equal(originalQuery, MISTYPED)
          assert.equal(box.state.value, wasCorrectedTo)
          assert.equal(total(), meant)
        },
      },
      {
        title: 'a word nobody uses finds nothing and is no error',
        async run() {
          const { products } = await searchFor(NONSENSE)
          assert.deepEqual(products, [])
          assert.equal(total(), 0)
        },
      },
      {
        title: 'two words find products with both',
        async run() {
          await searchFor('kleid')
          const dresses = total()
          await searchFor('schwarzes kleid')
          assert.ok(total() > 0 && total() < dresses, `${total()} of ${dresses}`)
        },
      },
      {
        title: 'the number of an article finds it',
        async run() {
          const [product] = search.state.products
          assert.ok(product)
          const { products } = await searchFor(product.permanentid)
          const ids = products.flatMap(({ children }) =>
            children.map(({ permanentid }) => permanentid),
          )
          assert.ok(
            ids.includes(product.permanentid),
            `${product.permanentid} is not among ${ids.join(', ')}`,
          )
        },
      },
      {
        title: 'instant products follow what is typed',
        async run() {
          const instant = client.buildInstantProducts(engine, {
            options: { searchBoxId: 'instant' },
          })
          instant.updateQuery('mant')
          const { products, totalCount } = await until(
            instant,
            (state) => !state.isLoading && state.products.length > 0,
            'Instant products',
          )
          assert.ok(totalCount >= products.length)
          assert.equal(products[0]?.position, 1)
        },
      },
    ],
  }
}
