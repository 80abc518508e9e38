import { readFileSync } from 'node:fs'
import { SHOPS, type Shop } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { createSearchRules } from './create-search-rules.ts'
import { parseRules } from './rules-file.ts'

const [DE, , , FR_CH, EN] = SHOPS
const DEMO = parseRules(
  readFileSync(new URL('../../../../catalog/search/rules.json', import.meta.url), 'utf8'),
)

function demoRules(shop: Shop) {
  return createSearchRules(DEMO, shop, (locale, page) => `${page}-${locale}`)
}

describe('[4.41] query triggers', () => {
  it('lead to a page of the shop, in the language of the shop', () => {
    expect(demoRules(DE).triggersFor('agb')).toEqual([
      { type: 'redirect', content: '\uE000/de/terms-de-DE/' },
    ])
    expect(demoRules(FR_CH).triggersFor('CGV')).toEqual([
      { type: 'redirect', content: '\uE000/fr-ch/terms-fr-CH/' },
    ])
    expect(demoRules(EN).triggersFor('sale')).toEqual([
      { type: 'redirect', content: '\uE000/en/c/sale/' },
    ])
  })

  it.each(['Rückgabe', 'rueckgabe', ' RÜCKGABE! ', 'ruckgabe'])(
    'do not mind how %j is spelled',
    (query) => {
      expect(demoRules(DE).triggersFor(query)).toMatchObject([{ type: 'redirect' }])
    },
  )

  it('answer whole queries only', () => {
    expect(demoRules(DE).triggersFor('sale kleid')).toEqual([])
    expect(demoRules(DE).triggersFor('')).toEqual([])
    expect(demoRules(DE).triggersFor('sale '.repeat(200_000))).toEqual([])
  })

  it('search for something else, say something or start something', () => {
    const rules = demoRules(DE)

    expect(rules.triggersFor('rolli')).toEqual([{ type: 'query', content: 'rollkragen' }])
    expect(rules.triggersFor('schuhe')).toMatchObject([{ type: 'notify' }])
    expect(rules.triggersFor('termin')).toEqual([
      { type: 'execute', content: { name: 'openAppointment', params: ['personal-shopping'] } },
    ])
  })

  it('may hold in some shops only', () => {
    const file = parseRules(
      JSON.stringify({
        triggers: [
          { id: 'a', type: 'redirect', shops: ['de'], queries: { de: ['x'] }, address: '/x/' },
        ],
      }),
    )

    const [de, at] = [SHOPS[0], SHOPS[1]].map((shop) => createSearchRules(file, shop, () => null))

    expect(de?.triggersFor('x')).toHaveLength(1)
    expect(at?.triggersFor('x')).toEqual([])
  })

  it('name the rule whose page does not exist', () => {
    expect(() => createSearchRules(DEMO, DE, () => null)).toThrow(
      'Rule "withdrawal": there is no page withdrawal in de-DE.',
    )
  })
})

describe('pinned and boosted products', () => {
  const file = parseRules(
    JSON.stringify({
      placements: [
        { id: 'a', category: 3, pin: [7, 8], boost: [{ product: 9, factor: 2 }] },
        { id: 'b', category: 3, pin: [8, 6], boost: [{ product: 9, factor: 0.5 }] },
        { id: 'c', queries: { de: ['mantel'] }, pin: [5] },
      ],
    }),
  )
  const rules = createSearchRules(file, DE, () => null)

  it('of several rules for one category add up, the later factor counts', () => {
    expect(rules.placementForCategory(3)).toEqual({
      pinned: [7, 8, 6],
      boosts: new Map([[9, 0.5]]),
    })
    expect(rules.placementForCategory(4)).toEqual({ pinned: [], boosts: new Map() })
  })

  it('belong to a whole query', () => {
    expect(rules.placementForQuery('Mantel').pinned).toEqual([5])
    expect(rules.placementForQuery('Mantel rot').pinned).toEqual([])
  })
})
