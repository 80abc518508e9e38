import type { FashionCard } from '@saum/contract/fashion-card'
import { SHOPS, type ShopPath } from '@saum/domain/shops'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { HomePage } from './home-page.tsx'
import type { HomeFacts } from './load-home.ts'

const NOTHING: HomeFacts = {
  card: null,
  orders: null,
  returns: null,
  wishes: null,
  address: null,
  subscription: null,
  letters: null,
}

const CARD: FashionCard = {
  referenceKey: 'card',
  loyalty: {
    points: { balance: 84, pending: 0, expiring: null, missing: 16 },
    card: {
      number: '200477120938',
      level: 'vip',
      levelUntil: '2027-11-16',
      holder: 'Marlene Vogt',
      since: '2025-01-01',
      barcode: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    turnover: { cents: 0, vipCents: 60_000 },
  },
  vouchers: [],
}

function rendered(home: Partial<HomeFacts>, firstName = 'Marlene', path: ShopPath = 'de') {
  const page = () => (
    <HomePage home={{ ...NOTHING, ...home }} firstName={firstName} isEmailVerified />
  )
  const Stub = createRoutesStub([{ path: '*', Component: page }])
  return renderInShop(<Stub initialEntries={[`/${path}/account/`]} />, path)
}

describe('[2.19] the home of the account', () => {
  it('greets by the first name, and without one by its own', () => {
    expect(rendered({})).toContain('Hallo <em>Marlene</em>')
    expect(wordsOf(rendered({}, ''))).toContain('Mein Konto')
  })

  it('shows nothing of a name as markup', () => {
    expect(rendered({}, '<script>')).not.toContain('<script>')
  })

  it('[8.12] leads everywhere also where nothing could be loaded', () => {
    const page = rendered({})

    expect(wordsOf(page)).toContain('lassen sich gerade nicht laden')
    for (const path of ['returns/', 'subscription/', 'profile-details/#addresses', 'data/']) {
      expect(page).toContain(`/de/account/${path}`)
    }
    expect(page).toContain('href="/de/wishlist/"')
    expect(page).not.toContain('2004 7712 0938')
  })

  it('shows the card with its number as bars and in words', () => {
    const page = rendered({ card: { card: CARD } })

    expect(wordsOf(page)).toContain('2004 7712 0938')
    expect(page).toContain('alt="Strichcode 2004 7712 0938"')
    expect(wordsOf(page)).toContain('Noch 16 Punkte bis zum nächsten Gutschein')
  })

  it.each([
    [
      'enough points',
      { balance: 130, missing: 0 },
      'vip',
      '100 Punkte in einen Gutschein tauschen',
    ],
    ['a temporary card', { balance: 0, missing: 100 }, 'temporary', 'Bestätige deine E-Mail'],
    ['too few after a return', { balance: -20, missing: 120 }, 'basic', 'fehlen dir Punkte'],
  ] as const)('says what comes next with %s', (_, points, level, words) => {
    const { loyalty } = CARD
    const page = rendered({
      card: {
        card: {
          ...CARD,
          loyalty: {
            ...loyalty,
            points: { ...loyalty.points, ...points },
            card: { ...loyalty.card, level },
          },
        },
      },
    })

    expect(wordsOf(page)).toContain(words)
    expect(page).not.toContain('value="-')
    expect(page.includes('<progress')).toBe(level === 'basic')
  })

  it('says how everything is in a word or two', () => {
    const words = wordsOf(
      rendered({
        wishes: { count: 4, cheaperCount: 1 },
        address: { lines: ['Ackerstraße 12', '10115 Berlin'] },
        subscription: { kind: 'active', nextDeliveryOn: '2026-12-01' },
        letters: { state: 'requested' },
      }),
    )

    expect(words).toContain('4 Artikel, einer günstiger')
    expect(words).toContain('Ackerstraße 12, 10115 Berlin')
    expect(words).toContain('Nächste Lieferung am 1. Dezember 2026')
    expect(words).toContain('Bestätigung fehlt noch')
  })

  it.each(SHOPS)('has words in /$path/', ({ path }) => {
    expect(rendered({ card: { card: CARD } }, 'Marlene', path)).toContain('Marlene')
  })
})
