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

describe('the search rules of the demo', () => {
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
