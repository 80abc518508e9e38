import assert from 'node:assert/strict'
import { until } from '../controller.ts'
import { createEngine, SHOP_PATH, type Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import type { CommerceClient } from './client.ts'

const TYPED = 'kle'

/** What a box offers while a shopper types. */
export function suggestionArea(stage: Stage, client: CommerceClient): Area {
  const engine = createEngine(stage, client, { path: `/${SHOP_PATH}/` })
  const box = client.buildSearchBox(engine, { options: { id: 'suggesting' } })
  const categories = client.buildFieldSuggestionsGenerator(engine)
  const filters = client.buildFilterSuggestionsGenerator(engine)

  return {
    title: 'suggestions',
    steps: [
      {
        title: 'completions hold what is typed, and the first begins with it',
        async run() {
          box.updateText(TYPED)
          box.showSuggestions()
          const { suggestions } = await until(
            box,
            (state) => state.suggestions.length > 0,
            'Suggestions',
          )
          const words = suggestions.map(({ rawValue }) => rawValue.toLowerCase())
          assert.match(words[0] ?? '', /\bkle/)
          for (const word of words) assert.ok(word.includes(TYPED), word)
          assert.equal(
            new Set(suggestions.map(({ rawValue }) => rawValue)).size,
            suggestions.length,
          )
        },
      },
      {
        title: 'the part not typed is marked apart',
        async run() {
          const [suggestion] = box.state.suggestions
          const reply = stage.traffic.last('querySuggest')
          assert.match(reply?.response ?? '', /"highlighted":"[^"]*\{kle\}\[/)
          // The client takes the marks away; what remains is the suggestion itself.
          assert.equal(suggestion?.highlightedValue, suggestion?.rawValue)
        },
      },
      {
        title: 'an empty box offers what is asked for most',
        async run() {
          box.updateText('')
          box.showSuggestions()
          await until(
            box,
            (state) => state.suggestions.some(({ rawValue }) => !rawValue.includes(TYPED)),
            'Popular queries',
          )
        },
      },
      {
        title: 'facets to suggest from are named, categories among them',
        async run() {
          await until(categories, (state) => state.length > 0, 'Facets to suggest from')
          const types = new Set(filters.state.map(({ type }) => type))
          assert.deepEqual([...types].toSorted(), ['hierarchical', 'regular'])
        },
      },
      {
        title: 'categories are suggested with their place',
        async run() {
          const [category] = categories.fieldSuggestions
          assert.ok(category, 'no controller for categories')
          category.updateText('kleid')
          category.search()
          const { values } = await until(
            category,
            (state) => !state.isLoading && state.values.length > 0,
            'A suggested category',
          )
          assert.ok(values.every(({ count, path }) => count > 0 && Array.isArray(path)))
        },
      },
      {
        title: 'values of other facets are suggested for a query',
        async run() {
          const colors = filters.filterSuggestions.find(({ state }) => state.facetId === 'ec_color')
          assert.ok(colors, 'colors are not suggested')
          colors.updateQuery('kleid')
          const { values } = await until(
            colors,
            (state) => !state.isLoading && state.values.length > 0,
            'A suggested color',
          )
          const [value] = values
          assert.ok(value && value.count > 0)
          assert.match(colors.getSearchParameters(value), /f-ec_color=/)
        },
      },
    ],
  }
}
