import { createBackend } from '@saum/contract/backend'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { anOrder } from '#app/features/order/test-order.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { DeadPaper } from './dead-paper.tsx'
import { loadOrderPage } from '#app/features/order/order-page-facts.ts'
import { OrderView } from './order-view.tsx'

async function pageOf(changes: Parameters<typeof anOrder>[0]) {
  const body = JSON.stringify(anOrder(changes))
  const backend = createBackend(
    async () => ({ status: 200, contentType: 'application/json', body }),
    { shopId: DEFAULT_SHOP.shopId, requestId: 'test' },
  )
  const order = await loadOrderPage(backend, DEFAULT_SHOP, 'token')
  if (!order) throw new Error('There is an order')
  return rendered(<OrderView order={order} says={null} />)
}

function rendered(element: React.ReactElement) {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  return renderInShop(<Stub initialEntries={['/de/order-trackform/']} />)
}

describe('the page of an order', () => {
  it('takes two presses to cancel, with or without script', async () => {
    const page = await pageOf({})

    const [folded = ''] = /<details[\s\S]*?<\/details>/.exec(page) ?? []
    expect(folded).toContain('<summary>Bestellung stornieren</summary>')
    expect(folded).toContain('value="cancel"')
    expect(folded).not.toContain('open=""')
    expect(page.replace(folded, '')).not.toContain('type="submit"')
  })

  it('names the weekday of its arrival once and then the date', async () => {
    const [parcel] = anOrder().packages
    if (!parcel) throw new Error('There is a parcel')
    const deliveredAt = '2026-11-16T12:03:00.000Z'

    const page = await pageOf({
      state: 'delivered',
      packages: [{ ...parcel, status: 'delivered', deliveredAt }],
    })

    const [head = ''] = /<header[\s\S]*?<\/header>/.exec(page) ?? []
    expect(wordsOf(head)).toMatch(/Zugestellt am Montag 16\. November 2026$/)
  })

  it('names no day of delivery while a transfer is awaited', async () => {
    const page = await pageOf({
      state: 'ordered',
      events: [{ kind: 'payment-pending', at: '2026-11-16T09:42:00.000Z', parcelId: null }],
      payment: [{ key: 'prepayment', amount: 9_995, state: 'pending', data: {} }],
    })

    const [head = ''] = /<header[\s\S]*?<\/header>/.exec(page) ?? []
    expect(wordsOf(head)).toContain('2–4 Werktage nach Zahlungseingang')
    expect(wordsOf(page)).not.toContain('18. November')
  })
})

it('leads from a document that is gone to the mail it came with', () => {
  const words = wordsOf(rendered(<DeadPaper />))

  expect(words).toContain('Dieser Link gilt nicht mehr')
  expect(words).toContain('hängt auch an der Mail')
})
