import { describe, expect, it } from 'vitest'
import type { ShopPath } from '@saum/domain/shops'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { LocationNotice } from './location-notice.tsx'
import type { LocationPageProps } from './location-page.tsx'
import { parseQuestion } from './location-question.ts'

const TEN_MONDAY = Date.parse('2026-11-16T10:00:00+01:00')
const HOUR_MS = 3_600_000
const PIECE = { productName: 'Kleid Ina', size: '38', href: '/de/p/1/', quantities: {} }

interface Answer extends Partial<LocationPageProps> {
  query: string
  shop?: ShopPath
}

function notice({ query, shop = 'de', ...answer }: Answer): string {
  const props = {
    question: parseQuestion(new URLSearchParams(query)),
    piece: null,
    isUnknownPlace: false,
    kind: 'near',
    count: 0,
    firstToOpen: {
      timeZone: 'Europe/Berlin',
      spans: [[TEN_MONDAY, TEN_MONDAY + 10 * HOUR_MS]],
      holidays: [],
    },
    nowMs: TEN_MONDAY - 12 * HOUR_MS,
    ...answer,
  } as LocationPageProps
  return renderInShop(<LocationNotice {...props} hrefOf={() => '#'} />, shop)
}

const said = (answer: Answer) => wordsOf(notice(answer))

describe('[2.16] what is said of an answer', () => {
  it('that no door is open now, when the first one opens, and how to see all', () => {
    expect(said({ query: 'q=Köln&open=now', kind: 'closed-near' })).toBe(
      'Im Umkreis von Köln hat gerade keine Filiale geöffnet. Die erste öffnet morgen um 10 Uhr. Auch geschlossene zeigen',
    )
    expect(
      said({ query: 'open=now', kind: 'closed', nowMs: TEN_MONDAY - 40 * HOUR_MS, shop: 'fr-ch' }),
    ).toBe(
      'Aucune boutique n’est ouverte en ce moment. La première ouvre lundi à 10 h. Voir aussi les boutiques fermées',
    )
    expect(
      said({ query: 'lat=1&lng=1&open=now', kind: 'closed-near', nowMs: TEN_MONDAY - HOUR_MS }),
    ).toContain('Im Umkreis hat gerade keine Filiale geöffnet. Die erste öffnet heute um 10 Uhr.')
  })

  it('that nobody offers it all, and the way out', () => {
    const answer = { query: 'q=Köln&services=returns', kind: 'none' } as const

    expect(said(answer)).toBe('Keine Filiale bietet das alles zugleich. Alle Filialen zeigen')
  })

  it('that a piece hangs nowhere, without asking for filters that nobody set', () => {
    const answer = { query: 'variant=1', kind: 'none', piece: PIECE } as const

    expect(said(answer)).toBe(
      'Kleid Ina in Größe 38 hängt gerade in keiner Filiale. Alle Filialen zeigen',
    )
  })

  it('in one region that is there before anything changes', () => {
    for (const kind of ['near', 'far', 'none', 'closed', 'all'] as const) {
      expect(notice({ query: 'q=Köln&open=now', kind }).match(/role="status"/g)).toHaveLength(1)
    }
  })
})
