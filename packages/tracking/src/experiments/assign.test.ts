import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { variantOf } from './assign.ts'

const MANY = 20_000
const aKey = fc.stringMatching(/^[a-z]+(?:-[a-z]+){0,3}$/)
const aShare = fc.integer({ min: 1, max: 99 })

/** As ids of visitors come: random, one as good as the other. */
const IDS = fc.sample(fc.uuid({ version: 4 }), { numRuns: MANY, seed: 7 })
/** As somebody may make them who counts: alike up to the last signs. */
const COUNTED = Array.from(
  { length: MANY },
  (_, at) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`,
)

/** How far what was counted lies from what was expected, in standard deviations. */
function deviationOf(count: number, of: number, chance: number): number {
  return Math.abs(count - of * chance) / Math.sqrt(of * chance * (1 - chance))
}

function countOf(ids: readonly string[], isMeant: (id: string) => boolean): number {
  return ids.filter(isMeant).length
}

describe('[6.5] the version a visitor sees', () => {
  it.each([
    ['random', IDS],
    ['counted', COUNTED],
  ])('is spread by the share, over %s ids', (_, ids) => {
    fc.assert(
      fc.property(aKey, aShare, (key, share) => {
        const count = countOf(ids, (id) => variantOf(id, { key, share }) === 'variant')
        expect(deviationOf(count, MANY, share / 100)).toBeLessThan(6)
      }),
      { numRuns: 40 },
    )
  })

  it('says nothing about the version of another experiment', () => {
    fc.assert(
      fc.property(aKey, aKey, aShare, aShare, (one, other, share, otherShare) => {
        fc.pre(one !== other)
        const both = countOf(
          IDS,
          (id) =>
            variantOf(id, { key: one, share }) === 'variant' &&
            variantOf(id, { key: other, share: otherShare }) === 'variant',
        )
        const chance = (share / 100) * (otherShare / 100)
        expect(deviationOf(both, MANY, chance)).toBeLessThan(6)
      }),
      { numRuns: 40 },
    )
  })

  it('stays the same', () => {
    fc.assert(
      fc.property(fc.uuid(), aKey, aShare, (id, key, share) => {
        expect(variantOf(id, { key, share })).toBe(variantOf(id, { key, share }))
      }),
    )
    const known = IDS.slice(0, 8).map((id) => variantOf(id, { key: 'early-promises', share: 50 }))
    // Those of whom it is decided are not to move when somebody betters the hash.
    expect(known.map(([first]) => first).join('')).toBe('cccvvcvv')
  })

  it('is never taken away again when the share grows', () => {
    fc.assert(
      fc.property(fc.uuid(), aKey, aShare, aShare, (id, key, one, other) => {
        const [smaller, larger] = [Math.min(one, other), Math.max(one, other)]
        const was = variantOf(id, { key, share: smaller })
        const is = variantOf(id, { key, share: larger })
        expect([was, is]).not.toEqual(['variant', 'control'])
      }),
      { numRuns: 1_000 },
    )
  })

  it('is that of everybody at a share of nobody, and the other one at that of all', () => {
    for (const id of IDS.slice(0, 1_000)) {
      expect(variantOf(id, { key: 'x', share: 0 })).toBe('control')
      expect(variantOf(id, { key: 'x', share: 100 })).toBe('variant')
    }
  })
})
