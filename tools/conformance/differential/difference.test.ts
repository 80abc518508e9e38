import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDifference, differencesOf } from './difference.ts'

describe('what differs between two clients', () => {
  it('is nothing when they show the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(differencesOf(value, structuredClone(value))).toEqual([])
      }),
    )
  })

  it('is something whenever their JSON is not the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (theirs, ours) => {
        fc.pre(!isSame(theirs, ours))

        expect(differencesOf(theirs, ours)).not.toEqual([])
      }),
    )
  })

  it('is told by the place, and a list by the names of what is in it', () => {
    const theirs = { facets: [{ facetId: 'color', values: [{ key: 'blau', state: 'idle' }] }] }
    const ours = { facets: [{ facetId: 'color', values: [{ key: 'blau', state: 'selected' }] }] }

    const differences = differencesOf(theirs, ours)

    expect(differences).toEqual([
      { path: 'facets.color.values.blau.state', theirs: 'idle', ours: 'selected' },
    ])
    expect(differences.map(describeDifference).join()).toContain('ours   "selected"')
  })

  it('counts one missing value once', () => {
    const [a, b, c] = [{ key: 'a' }, { key: 'b' }, { key: 'c' }]

    expect(differencesOf([a, b, c], [a, c])).toEqual([{ path: 'b', theirs: b, ours: undefined }])
  })

  it('notices the order of named things', () => {
    const [a, b] = [{ key: 'a' }, { key: 'b' }]

    expect(differencesOf({ list: [a, b] }, { list: [b, a] })).toEqual([
      { path: 'list.order', theirs: ['a', 'b'], ours: ['b', 'a'] },
    ])
  })
})

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(sorted(left)) === JSON.stringify(sorted(right))
}

/** JSON says nothing about the order of fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : value
  const entries = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const)
  return entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
}
