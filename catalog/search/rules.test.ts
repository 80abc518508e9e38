import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildRange } from '../range/build-range.ts'
import rules from './rules.json' with { type: 'json' }

const { products, categories } = buildRange({ now: Date.parse('2026-11-15T12:00:00Z') })
const byId = new Map(products.map(({ document }) => [document.id, document]))
const byKey = new Map(categories.map((category) => [category.key, category]))

/** A category and everything above it. */
function idsAbove(key: string): number[] {
  const category = byKey.get(key)
  if (category === undefined) return []
  return [category.id, ...(category.parentKey ? idsAbove(category.parentKey) : [])]
}

const CATEGORY_NAMES = new Set(
  categories.flatMap(({ name }) => Object.values(name).map((each) => each?.toLowerCase())),
)

describe('the search rules of the demo', () => {
  it.each(rules.triggers.flatMap(({ page = null }) => page ?? []))(
    '[4.41] lead to a page that is published: %s',
    (page) => {
      expect(existsSync(new URL(`../../content/pages/${page}/`, import.meta.url))).toBe(true)
    },
  )

  it.each(rules.triggers.flatMap(({ address = '' }) => (address.startsWith('/c/') ? address : [])))(
    '[4.41] lead to a category of the range: %s',
    (address) => {
      const slugs = address.split('/').slice(2, -1).join('/')

      expect(categories.some(({ slug }) => Object.values(slug).includes(slugs))).toBe(true)
    },
  )

  it.each(['sale', 'new'])('[4.41] know the word %s in every language', (word) => {
    const rule = rules.triggers.find(({ id }) => id === word)

    for (const queries of Object.values(rule?.queries ?? {})) expect(queries).toContain(word)
    expect(Object.keys(rule?.queries ?? {})).toEqual(['de', 'fr', 'en'])
  })

  it.each(rules.triggers.filter(({ type }) => type === 'query'))(
    '[4.42] replace no query that is the name of a category: $id',
    ({ queries }) => {
      const replaced = Object.values(queries).flat()

      const forms = replaced.flatMap((query) => [query, `${query}s`, `${query}n`])
      expect(forms.filter((query) => CATEGORY_NAMES.has(query))).toEqual([])
    },
  )

  it('take every query by one trigger only', () => {
    for (const language of ['de', 'fr', 'en'] as const) {
      const queries = rules.triggers.flatMap((rule) => rule.queries[language])

      expect(queries.filter((query, place) => queries.indexOf(query) !== place)).toEqual([])
    }
  })

  it.each(rules.placements)('place products of the range: $id', (placement) => {
    const pinned = placement.pin ?? []
    const boosted = (placement.boost ?? []).map(({ product }) => product)

    expect([...pinned, ...boosted].filter((id) => !byId.has(id))).toEqual([])
  })

  it.each(rules.placements.filter(({ category }) => category !== undefined))(
    'pin only what the category has: $id',
    ({ category, pin = [] }) => {
      const elsewhere = pin.filter((id) => {
        const filedUnder = byId.get(id)?.categories.flatMap(idsAbove) ?? []
        return category === undefined || !filedUnder.includes(category)
      })

      expect(elsewhere).toEqual([])
    },
  )
})
