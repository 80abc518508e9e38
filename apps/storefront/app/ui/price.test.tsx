import { money } from '@saum/domain/money'
import type { ShopPath } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { Price } from './price.tsx'
import { renderInShop, wordsOf } from './test-render.tsx'

function reducedIn(path: ShopPath, currency: 'EUR' | 'CHF') {
  const price = <Price now={money(87_95, currency)} before={money(109_95, currency)} />
  return wordsOf(renderInShop(price, path))
}

describe('a reduced price', () => {
  it('names the lowest price of the last 30 days in the shops of the union', () => {
    expect(reducedIn('de', 'EUR')).toBe(
      '87,95 € −20 % Niedrigster Preis der letzten 30 Tage: 109,95 €',
    )
  })

  it('names the price asked before in the Swiss shops', () => {
    expect(reducedIn('ch', 'CHF')).toMatch(/bisher CHF.109\.95$/)
    expect(reducedIn('fr-ch', 'CHF')).toContain('auparavant')
  })

  it('is shown as an ordinary one when it is not lower', () => {
    const same = renderInShop(<Price now={money(100_00, 'EUR')} before={money(100_00, 'EUR')} />)

    expect(wordsOf(same)).toBe('100,00 €')
    expect(same).not.toContain('data-reduced')
  })
})

describe('the price of several sizes', () => {
  it('says that it is the lowest of them', () => {
    expect(wordsOf(renderInShop(<Price now={money(119_95, 'EUR')} from />))).toBe('ab 119,95 €')
  })
})
