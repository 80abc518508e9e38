import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { toDeliveryFacts } from './delivery-facts.ts'
import { DeliveryPromise } from './delivery-promise.tsx'

const MONDAY = Date.parse('2026-11-16T08:00:00Z')
const [de, , , frCh, en] = SHOPS

function promiseOf(shop: (typeof SHOPS)[number], nowMs = MONDAY): string {
  const promise = <DeliveryPromise window={toDeliveryFacts(shop, nowMs)} />
  return wordsOf(renderInShop(promise, shop.path))
}

describe('the delivery promise', () => {
  it.each([
    ['de', 'Lieferung Mi, 18. bis Fr, 20. November'],
    ['at', 'Lieferung Do, 19. bis Mo, 23. November'],
    ['ch', 'Lieferung Do, 19. bis Di, 24. November'],
    ['fr-ch', 'Livraison entre le jeu. 19 et le mar. 24 novembre'],
    ['en', 'Delivery Thu 19 to Mon 23 November'],
  ])('names days, not numbers of days, in %s', (path, words) => {
    const shop = SHOPS.find((candidate) => candidate.path === path) ?? de

    expect(promiseOf(shop)).toContain(words)
  })

  it('names both months where two are touched', () => {
    const words = promiseOf(de, Date.parse('2026-11-26T08:00:00Z'))

    expect(words).toContain('Mo, 30. November bis Mi, 2. Dezember')
  })

  it('says what it costs, from when it is free, and how it goes back', () => {
    expect(promiseOf(de)).toContain('Versand 3,95 €, kostenlos ab 50,00 €')
    expect(promiseOf(de)).toContain('30 Tage Rückgabe, kostenlos')
    expect(promiseOf(frCh)).toContain('30 jours pour retourner, sans frais')
    expect(promiseOf(en)).toContain('30 days to return, return label €4.95')
  })

  it('offers express where there is one, with the day it arrives', () => {
    expect(promiseOf(de)).toContain('Mit Express am Di, 17. November bei dir, 9,95 €')
    expect(promiseOf(en)).not.toMatch(/express/i)
  })

  it('tells the shop of the EU apart by country', () => {
    expect(promiseOf(en)).toMatch(/Germany, Austria.+Other countries.+Tue 24 to Mon 30 November/)
  })

  it('promises no day for what is not here yet', () => {
    const promise = <DeliveryPromise window={toDeliveryFacts(de, MONDAY)} isPreorder />

    const words = wordsOf(renderInShop(promise))

    expect(words).toContain('sobald das Teil bei uns eintrifft')
    expect(words).not.toContain('November')
  })
})
