import { DEFAULT_SHOP } from '@saum/domain/shops'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { toOrderPage } from '#app/features/order/order-page-facts.ts'
import { anOrder } from '#app/features/order/test-order.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { AccountOrderPage } from './account-order-page.tsx'

function rendered({ says = null as string | null, missing = [''], order = anOrder() } = {}) {
  const facts = toOrderPage(order, DEFAULT_SHOP, { token: 'token', invoiceUrl: '/de/paper/x/' })
  const page = () => <AccountOrderPage order={facts} says={says} missing={missing} />
  const Stub = createRoutesStub([{ path: '*', Component: page }])
  return renderInShop(<Stub initialEntries={['/de/account/order-details/7/']} />)
}

describe('[2.22] the page of an order in the account', () => {
  it('offers invoice, return, cancelling and ordering once more', () => {
    const page = rendered()

    expect(page.match(/<h1/g)).toHaveLength(1)
    expect(page).toContain('href="/de/paper/x/"')
    expect(page).toContain('href="/de/returns-portal/?order=token"')
    expect(page).toContain('value="cancel"')
    expect(page).toContain('value="reorder"')
  })

  it('no longer offers to cancel what is too late to cancel', () => {
    expect(rendered({ order: anOrder({ cancelUntil: null }) })).not.toContain('value="cancel"')
  })

  it('names what could not be ordered again', () => {
    const order = anOrder()
    const missing = [String(order.items[0]?.variant.id)]

    const words = wordsOf(rendered({ says: 'reordered-some', missing, order }))

    expect(words).toContain(`Nicht dabei: ${toOrderPage(order, DEFAULT_SHOP, LINK).lines[0]?.name}`)
  })

  it('repeats nothing from its address', () => {
    const page = rendered({ says: 'reordered-some', missing: ['<b>', '0'] })

    expect(wordsOf(page)).not.toContain('Nicht dabei')
    expect(page).not.toContain('&lt;b&gt;')
  })
})

const LINK = { token: 'token', invoiceUrl: null }
