import type { OrderReturn, RefundQuote } from '@saum/contract/order-return'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import type { ChoosePage, ReturnRowFacts } from './load-returns.ts'
import { ReturnChoicePage } from './return-choice-page.tsx'
import { ReturnDonePage } from './return-done-page.tsx'

const QUOTE: RefundQuote = {
  currencyCode: 'EUR',
  itemsCents: 11_800,
  adjustmentCents: 1_000,
  adjustments: [{ name: 'Strickwochen', cents: 1_000 }],
  restoredCents: 0,
  deliveryCents: 395,
  labelFeeCents: 0,
  refundCents: 11_195,
  refundTo: [
    { method: 'giftcard', cents: 5_000 },
    { method: 'wallet_redirect', cents: 6_195 },
  ],
}

function aRow(changes: Partial<ReturnRowFacts> = {}): ReturnRowFacts {
  return {
    key: '11.12',
    name: 'Pullover Fenja',
    color: 'Bordeaux',
    size: 'M',
    href: '/de/p/pullover-7/',
    count: 2,
    unitCents: 5_900,
    fault: null,
    exclusion: '',
    until: '2026-12-16',
    exchange: [{ variantId: 702, size: 'S' }],
    ...changes,
  }
}

function aPage(changes: Partial<ChoosePage> = {}): ChoosePage {
  return {
    step: 'choose',
    token: 'token',
    orderNumber: 'DE2600000017',
    rows: [aRow()],
    choice: { rows: {}, method: 'qr' },
    quote: null,
    labelFeeCents: 0,
    carrierName: 'DHL',
    returns: [],
    requestKey: 'shown-once',
    says: null,
    ...changes,
  }
}

function rendered(element: React.ReactElement) {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  return renderInShop(<Stub initialEntries={['/de/returns-portal/']} />)
}

describe('the choice of what comes back', () => {
  it('shows what is given back, what is taken off and why, and where it goes', () => {
    const choice = {
      rows: { '11.12': { count: 2, reason: 'too_large' as const, exchangeVariantId: null } },
      method: 'qr' as const,
    }

    const words = wordsOf(rendered(<ReturnChoicePage page={aPage({ choice, quote: QUOTE })} />))

    expect(words).toContain('2 Artikel zurück')
    expect(words).toContain('Strickwochen gilt ohne diese Artikel nicht mehr −10,00 €')
    expect(words).toContain('Lieferkosten 3,95 €')
    expect(words).toContain('50,00 € auf deine Gutscheinkarte')
    expect(words).toContain('61,95 € auf dein PayPal-Konto')
    expect(words).toContain('111,95 €')
  })

  it('works by two buttons of one form: one asks what it comes to, one announces it', () => {
    const page = rendered(<ReturnChoicePage page={aPage()} />)

    expect(page).toMatch(/<form[^>]*method="get"/)
    expect(page).toMatch(/<legend[^>]*><h2>Wie möchtest du zurückgeben\?</)
    expect(page).toContain('Erstattung berechnen')
    const [announce = ''] = page.match(/<button[^>]*name="requestKey"[^>]*>/) ?? []
    expect(announce).toContain('formMethod="post"')
    expect(announce).toContain('value="shown-once"')
  })

  it.each([
    ['not-delivered', 'Noch nicht bei dir'],
    ['window-closed', 'Die Frist ist am 16. Dezember 2026 abgelaufen'],
    ['already-returned', 'Schon zurückgegeben'],
    ['excluded', 'ausgenommen'],
  ] as const)('says why a piece that is %s cannot come back', (fault, words) => {
    const page = rendered(<ReturnChoicePage page={aPage({ rows: [aRow({ fault })] })} />)

    expect(wordsOf(page)).toContain(words)
    expect(page.match(/<input[^>]*name="take"[^>]*>/)?.[0]).toContain('disabled=""')
    expect(page).not.toContain('Rücksendung anmelden</span>')
  })
})

it.each(['constructor', '__proto__', 'anything'])('shows no notice for says=%s', (says) => {
  const page = rendered(<ReturnChoicePage page={aPage({ says })} />)

  expect(page).not.toContain('role="alert"')
})

it('names the reason for which nobody may send a piece back', () => {
  const row = aRow({ fault: 'excluded', exclusion: 'Nach Maß geändert' })

  const words = wordsOf(rendered(<ReturnChoicePage page={aPage({ rows: [row] })} />))

  expect(words).toContain('Von der Rückgabe ausgenommen: Nach Maß geändert')
})

it('says what each tick comes to where it is read out', () => {
  const page = rendered(<ReturnChoicePage page={aPage({ quote: QUOTE })} />)

  const [live = ''] = /<div aria-live="polite"[\s\S]*?<\/div>/.exec(page) ?? []
  expect(wordsOf(live)).toContain('Erstattung: 111,95 €')
})

it('says of how many pieces it is told that they cannot come back', () => {
  const rows = [aRow({ fault: 'window-closed', count: 3 })]

  const words = wordsOf(rendered(<ReturnChoicePage page={aPage({ rows })} />))

  expect(words).toContain('Größe M, 3 Stück')
  expect(words).toContain('177,00 €')
})

describe('a return that is announced', () => {
  const announced: OrderReturn = {
    returnId: 'DE2600000017-R1',
    orderNumber: 'DE2600000017',
    status: 'announced',
    createdAt: '2026-11-16T12:00:00.000Z',
    sendBackUntil: '2026-12-16',
    method: 'qr',
    items: [11, 12].map((itemId) => ({
      itemId,
      name: 'Pullover Fenja',
      size: 'M',
      cents: 5_900,
      reason: 'none',
      exchangeSize: null,
    })),
    quote: QUOTE,
    labelUrl: '/de/paper/label/',
    qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    rejectedReason: null,
  }

  it('has its code as a picture and its label as a file', () => {
    const page = rendered(<ReturnDonePage step="done" token="token" announced={announced} />)

    expect(page).toContain('src="data:image/svg+xml,%3Csvg')
    expect(page).toContain('alt="QR-Code der Rücksendung DE2600000017-R1"')
    expect(page).toMatch(/href="\/de\/paper\/label\/"[^>]*download=""/)
    expect(wordsOf(page)).toContain('2 × Pullover Fenja, Größe M')
  })

  it.each([
    ['received', 'Deine Rücksendung ist da'],
    ['refunded', 'Dein Geld ist unterwegs'],
    ['rejected', 'Wir konnten die Rücksendung nicht annehmen: Getragen'],
  ] as const)('can be followed until the money is back: %s', (status, words) => {
    const rejectedReason = status === 'rejected' ? 'Getragen' : null
    const moved = { ...announced, status, rejectedReason, labelUrl: null, qrSvg: null }

    const page = rendered(<ReturnDonePage step="done" token="token" announced={moved} />)

    expect(wordsOf(page)).toContain(words)
  })
})
