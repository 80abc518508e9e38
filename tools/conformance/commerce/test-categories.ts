import assert from 'node:assert/strict'
import { answered, until } from '../controller.ts'
import { createEngine, type Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import type { CommerceClient, FacetValue } from './client.ts'
import { findFacet } from './find-facet.ts'

const FACET = 'ec_category'

/** The hierarchical facet and searching within facets. */
export function categoryArea(stage: Stage, client: CommerceClient): Area {
  const engine = createEngine(stage, client)
  const listing = client.buildProductListing(engine)
  const total = () => listing.pagination().state.totalEntries
  const facet = () => findFacet(listing, FACET)
  const select = (value: FacetValue) => answered(listing, () => facet().toggleSelect(value))
  let all = 0
  let parent: FacetValue

  return {
    title: 'hierarchical facet and facet search',
    steps: [
      {
        title: 'a category opens its children and leaves what it promised',
        async run() {
          await answered(listing, () => listing.executeFirstRequest())
          all = total()
          const value = facet().state.values.find(({ isLeafValue }) => isLeafValue === false)
          assert.ok(value, 'no category has children')
          parent = value
          await select(parent)
          assert.equal(total(), parent.numberOfResults)
          const { activeValue } = facet().state
          assert.equal(activeValue?.value, parent.value)
          assert.ok((activeValue.children?.length ?? 0) > 0, 'no children')
        },
      },
      {
        title: 'a child narrows further and knows its ancestors',
        async run() {
          const child = facet().state.activeValue?.children?.[0]
          assert.ok(child)
          await select(child)
          assert.equal(total(), child.numberOfResults)
          const { selectedValueAncestry = [] } = facet().state
          assert.deepEqual(
            selectedValueAncestry.map(({ value }) => value),
            [parent.value, child.value],
          )
          assert.deepEqual(facet().state.activeValue?.path, [parent.value, child.value])
        },
      },
      {
        title: 'the facet can be emptied again',
        async run() {
          await answered(listing, () => facet().deselectAll())
          assert.equal(total(), all)
          assert.equal(facet().state.activeValue, undefined)
        },
      },
      {
        title: 'as many categories come as are asked for, and more on request',
        async run() {
          const fewer = { facetId: FACET, numberOfValues: 1 }
          const { updateCategoryFacetNumberOfValues } = client.loadCategoryFacetSetActions(engine)
          engine.dispatch(updateCategoryFacetNumberOfValues(fewer))
          await answered(listing, () => listing.refresh())
          assert.equal(facet().state.values.length, 1)
          assert.ok(facet().state.canShowMoreValues, 'no more categories are promised')
          await answered(listing, () => facet().showMoreValues())
          assert.ok(facet().state.values.length > 1, 'no more categories came')
        },
      },
      {
        title: 'a search among categories finds them with their place',
        async run() {
          await answered(listing, () => facet().deselectAll())
          const searched = facet()
          searched.facetSearch.updateText(parent.value.slice(0, 3))
          searched.facetSearch.search()
          const found = ({
            facetSearch,
          }: {
            facetSearch: { isLoading: boolean; values: readonly unknown[] }
          }) => !facetSearch.isLoading && facetSearch.values.length > 0
          const { facetSearch } = await until(searched, found, 'A category')
          const [value] = facetSearch.values
          assert.ok(value && Array.isArray(value.path) && value.count > 0)
          await answered(listing, () => searched.facetSearch.select(value))
          assert.deepEqual(facet().state.activeValue?.path, [...value.path, value.rawValue])
          assert.equal(total(), value.count)
          await answered(listing, () => facet().deselectAll())
        },
      },
      {
        title: 'a search among colors finds what contains the letters, with counts',
        async run() {
          const colors = findFacet(listing, 'ec_color')
          const wanted = colors.state.values[0]
          assert.ok(wanted)
          colors.facetSearch.updateText(wanted.value.slice(0, 3).toLowerCase())
          colors.facetSearch.search()
          const { facetSearch } = await until(
            colors,
            (state) => !state.facetSearch.isLoading && state.facetSearch.values.length > 0,
            'A color',
          )
          const value = facetSearch.values.find(({ rawValue }) => rawValue === wanted.value)
          assert.equal(value?.count, wanted.numberOfResults)
          await answered(listing, () => colors.facetSearch.select(value))
          const selected = findFacet(listing, 'ec_color').state.values.filter(
            ({ state }) => state === 'selected',
          )
          assert.deepEqual(
            selected.map((entry) => entry.value),
            [wanted.value],
          )
          assert.equal(total(), wanted.numberOfResults)
        },
      },
    ],
  }
}
