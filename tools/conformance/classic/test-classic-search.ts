import assert from 'node:assert/strict'
import { until } from '../controller.ts'
import type { Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import { createClassicEngine, searched } from './classic-stage.ts'
import type { ClassicClient } from './client.ts'

/** The engine for plain search: results, pages, orders, suggestions. */
export function classicSearchArea(stage: Stage, client: ClassicClient): Area {
  const engine = createClassicEngine(stage, client)
  const list = client.buildResultList(engine, {
    options: { fieldsToInclude: ['ec_price', 'ec_promo_price', 'permanentid'] },
  })
  const box = client.buildSearchBox(engine)
  const summary = client.buildQuerySummary(engine)
  const pager = client.buildPager(engine)
  const criterion = client.buildRelevanceSortCriterion()
  const sort = client.buildSort(engine, { initialState: { criterion } })
  const titles = () => list.state.results.map(({ uniqueId }) => uniqueId)

  return {
    title: 'classic search',
    steps: [
      {
        title: 'the first search finds the whole range',
        async run() {
          const { results } = await searched(list, () => engine.executeFirstSearch())
          assert.ok(results.length > 0 && summary.state.total >= results.length)
          assert.equal(summary.state.hasError, false)
          for (const { title, uniqueId, clickUri } of results) {
            assert.ok(title !== '' && uniqueId !== '' && URL.canParse(clickUri))
          }
        },
      },
      {
        title: 'a word narrows it',
        async run() {
          const all = summary.state.total
          box.updateText('kleid')
          const { results } = await searched(list, () => box.submit())
          assert.ok(results.length > 0 && summary.state.total < all)
          assert.equal(summary.state.query, 'kleid')
        },
      },
      {
        title: 'pages follow each other without repeating',
        async run() {
          const first = titles()
          assert.ok(pager.state.maxPage > 1)
          await searched(list, () => pager.nextPage())
          assert.equal(pager.state.currentPage, 2)
          assert.deepEqual(
            titles().filter((id) => first.includes(id)),
            [],
          )
          await searched(list, () => pager.selectPage(1))
          assert.deepEqual(titles(), first)
        },
      },
      {
        title: 'more results are appended',
        async run() {
          const first = titles()
          await searched(list, () => list.fetchMoreResults())
          assert.deepEqual(titles().slice(0, first.length), first)
          assert.ok(titles().length > first.length)
        },
      },
      {
        title: 'results can be ordered by a field',
        async run() {
          const byPrice = client.buildFieldSortCriterion('ec_price', 'ascending')
          const { results } = await searched(list, () => sort.sortBy(byPrice))
          const prices = results.map(({ raw }) => Number(raw['ec_promo_price'] ?? raw['ec_price']))
          assert.ok(prices.length > 1 && prices.every((price) => price > 0), 'a price is missing')
          assert.deepEqual(
            prices,
            prices.toSorted((left, right) => left - right),
          )
        },
      },
      {
        title: 'completions come while typing',
        async run() {
          box.updateText('blu')
          box.showSuggestions()
          const { suggestions } = await until(
            box,
            ({ suggestions: [first] }) => first?.rawValue.includes('blu') === true,
            'Suggestions',
          )
          assert.ok(suggestions.every(({ rawValue }) => rawValue.toLowerCase().includes('blu')))
        },
      },
      {
        title: 'a query of the rules leads elsewhere',
        async run() {
          const trigger = client.buildRedirectionTrigger(engine)
          box.updateText('agb')
          await searched(list, () => box.submit())
          assert.notEqual(trigger.state.redirectTo, '')
        },
      },
    ],
  }
}
