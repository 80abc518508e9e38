import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { createShopText } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import { tileBadges } from './tile-badges.ts'
import type { Tile } from './tile.ts'

const { t } = createShopText(DEFAULT_SHOP, testMessages('de-DE'))

function badgesOf(tile: Partial<Tile>) {
  const whole: Tile = { id: 1, href: '', brand: '', name: '', alt: '', cents: 8_000, ...tile }
  return tileBadges(whole, t).map(({ words }) => words.replaceAll('\u00A0', ' '))
}

describe('the badges of a tile', () => {
  it('stand in the order reduction, new, badge of the shop, free text', () => {
    expect(badgesOf({ priorCents: 10_000, isNew: true, labels: ['Atelier'] })).toEqual([
      '−20 %',
      'Neu',
      'Atelier',
    ])
    expect(badgesOf({ isNew: true, labels: ['Atelier', 'Letzte Stücke'] })).toEqual([
      'Neu',
      'Atelier',
      'Letzte Stücke',
    ])
  })

  it('are three at most', () => {
    const tile = { priorCents: 10_000, isNew: true, labels: ['Atelier', 'Letzte Stücke'] } as const

    expect(badgesOf({ ...tile, labels: [...tile.labels] })).not.toContain('Letzte Stücke')
  })

  it('say only that it is sold out when it is', () => {
    expect(badgesOf({ isSoldOut: true, isNew: true, priorCents: 10_000 })).toEqual(['Ausverkauft'])
  })

  it('do not name a reduction below one percent', () => {
    expect(badgesOf({ priorCents: 8_010 })).toEqual([])
  })
})
