import assert from 'node:assert/strict'
import { until } from '../controller.ts'
import type { Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import { createClassicEngine, searched } from './classic-stage.ts'
import type { ClassicClient, ClassicFacet, ClassicValue } from './client.ts'

/** Facets a page of plain search asks for itself. */
export function classicFacetArea(stage: Stage, client: ClassicClient): Area {
  const engine = createClassicEngine(stage, client)
  const list = client.buildResultList(engine)
  const summary = client.buildQuerySummary(engine)
  const crumbs = client.buildBreadcrumbManager(engine)
  const colors = client.buildFacet(engine, { options: { field: 'ec_color', facetId: 'color' } })
  const categories = client.buildCategoryFacet(engine, {
    options: {
      field: 'ec_category',
      facetId: 'category',
      delimitingCharacter: '|',
      numberOfValues: 2,
    },
  })
  const prices = client.buildNumericFacet(engine, {
    options: {
      field: 'ec_price',
      facetId: 'price',
      generateAutomaticRanges: true,
      numberOfValues: 4,
    },
  })
  const since = { start: { period: 'past', unit: 'year', amount: 5 }, end: { period: 'now' } }
  const dates = client.buildDateFacet(engine, {
    options: {
      field: 'ec_date',
      facetId: 'date',
      generateAutomaticRanges: false,
      currentValues: [client.buildDateRange(since)],
    },
  })
  const total = () => summary.state.total
  let all = 0

  async function narrows(facet: ClassicFacet, value: ClassicValue | undefined): Promise<void> {
    assert.ok(value && value.numberOfResults > 0, 'no value with results')
    await searched(list, () => facet.toggleSelect(value))
    assert.equal(total(), value.numberOfResults)
    await searched(list, () => facet.deselectAll())
    assert.equal(total(), all)
  }

  return {
    title: 'classic facets',
    steps: [
      {
        title: 'a value leaves what it promised',
        async run() {
          await searched(list, () => engine.executeFirstSearch())
          all = total()
          await narrows(colors, colors.state.values[0])
        },
      },
      {
        title: 'values can be searched',
        async run() {
          const wanted = colors.state.values[0]
          assert.ok(wanted)
          colors.facetSearch.updateText(wanted.value.slice(0, 3))
          colors.facetSearch.search()
          const { facetSearch } = await until(
            colors,
            (state) => !state.facetSearch.isLoading && state.facetSearch.values.length > 0,
            'A found value',
          )
          assert.ok(facetSearch.values.every(({ count }) => count > 0))
        },
      },
      {
        title: 'ranges of prices are drawn automatically and do not overlap',
        async run() {
          const ranges = prices.state.values
          assert.ok(ranges.length > 1, 'no ranges')
          ranges
            .slice(1)
            .forEach((range, index) => assert.ok(range.start >= (ranges[index]?.end ?? 0)))
          await narrows(
            prices,
            ranges.find(({ numberOfResults }) => numberOfResults > 0),
          )
        },
      },
      {
        title: 'a relative range of dates is understood',
        run: () => narrowsOrAll(),
      },
      {
        title: 'more categories come when asked for',
        async run() {
          assert.equal(categories.state.valuesAsTrees.length, 2)
          assert.ok(categories.state.canShowMoreValues)
          categories.showMoreValues()
          await until(categories, (state) => state.valuesAsTrees.length > 2, 'More categories')
        },
      },
      {
        title: 'a category opens its children',
        async run() {
          const root = categories.state.valuesAsTrees[0]
          assert.ok(root, 'no categories')
          await searched(list, () => categories.toggleSelect(root))
          assert.equal(total(), root.numberOfResults)
          assert.equal(categories.state.activeValue?.value, root.value)
          const child = categories.state.activeValue.children?.[0]
          assert.ok(child, 'no children')
          await searched(list, () => categories.toggleSelect(child))
          assert.equal(total(), child.numberOfResults)
          assert.equal(categories.state.selectedValueAncestry.length, 2)
        },
      },
      {
        title: 'breadcrumbs clear everything',
        async run() {
          assert.ok(crumbs.state.hasBreadcrumbs)
          await searched(list, () => crumbs.deselectAll())
          assert.equal(total(), all)
        },
      },
    ],
  }

  async function narrowsOrAll(): Promise<void> {
    const [range] = dates.state.values
    assert.ok(range, 'no range')
    await searched(list, () => dates.toggleSelect(range))
    assert.equal(total(), range.numberOfResults)
    await searched(list, () => dates.deselectAll())
  }
}
