import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { OrderRowFacts } from '#app/features/order/order-row-facts.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { OrdersPage } from './orders-page.tsx'

const ROW: OrderRowFacts = {
  id: 7,
  orderNumber: 'DE2600000017',
  createdAt: '2026-11-16T09:42:00.000Z',
  headline: { kind: 'delivered', at: '2026-11-18T10:00:00.000Z' },
  itemCount: 2,
  totalCents: 23_990,
  refundedCents: 12_995,
  collectFrom: null,
  pictures: [],
  moreCount: 0,
  trackingUrl: null,
  hasInvoice: true,
}

function rendered(element: React.ReactElement): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  return renderInShop(<Stub initialEntries={['/de/account/orders/']} />)
}

describe('[2.21] the list of orders', () => {
  it('says where each is, what it cost and what came back', () => {
    const page = rendered(<OrdersPage orders={[ROW]} total={1} page={1} lastPage={1} />)

    const words = wordsOf(page)
    expect(words).toContain('Zugestellt am 18. November 2026')
    expect(words).toContain('Bestellung DE2600000017 vom 16. November 2026')
    expect(words).toContain('2 Artikel, 239,90 €, davon 129,95 € erstattet')
    expect(page).toContain('href="/de/account/order-details/7/invoice/"')
    expect(page).toContain('aria-label="Noch einmal bestellen, DE2600000017"')
  })

  it('has no invoice before there is one', () => {
    const open = { ...ROW, hasInvoice: false }

    const page = rendered(<OrdersPage orders={[open]} total={1} page={1} lastPage={1} />)

    expect(page).not.toContain('invoice')
  })

  it('goes on page by page, the first at its plain address', () => {
    const page = rendered(<OrdersPage orders={[ROW]} total={17} page={2} lastPage={3} />)

    expect(page).toContain('href="/de/account/orders/"')
    expect(page).toContain('href="/de/account/orders/?page=3"')
    expect(page).toMatch(/href="\/de\/account\/orders\/\?page=2"[^>]*aria-current="page"/)
  })

  it('says kindly that there is none yet, and where a missing one is found', () => {
    const words = wordsOf(rendered(<OrdersPage orders={[]} total={0} page={1} lastPage={1} />))

    expect(words).toContain('Noch keine Bestellung')
    expect(words).toContain('Eine Bestellung fehlt?')
  })
})
