import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import type { SubscriptionFacts } from './subscription-facts.ts'
import { SubscriptionPage } from './subscription-page.tsx'

const SUBSCRIPTION: SubscriptionFacts = {
  id: 'one',
  number: 'AB26000001-7',
  state: 'active',
  quantity: 1,
  intervalMonths: 3,
  goodsCents: 4_500,
  deliveryCents: 0,
  nextDeliveryOn: '2027-02-16',
  skippedOn: null,
  pausedUntil: null,
  cancelledAt: null,
  endsOn: null,
  receiptUrl: null,
  choices: [],
  garment: { name: 'Basic-Shirt', href: '/de/p/1/', color: 'Weiß', size: '38' },
  variantId: 7,
  interval: 'Alle 3 Monate',
  intervals: [],
  address: 'Nadelweg 7, 10115 Berlin',
  fullAddress: 'Anna Faden, Nadelweg 7, 10115 Berlin',
  pauses: [{ months: 1, nextOn: '2027-02-16' }],
  isChangeable: true,
  isSkippable: true,
  isCancellable: true,
}
const OFFICE = { value: '1', label: 'Anna Faden, Werkstraße 1, 10115 Berlin' }
const HOME = { value: '2', label: SUBSCRIPTION.fullAddress }

type Page = Parameters<typeof SubscriptionPage>[0]

function rendered(changed: Partial<Page>): string {
  const page: Page = {
    subscriptions: [SUBSCRIPTION],
    addresses: [OFFICE, HOME],
    newsletter: null,
    termsHref: null,
    basicsHref: null,
    requestKey: 'key',
    ...changed,
  }
  const Stub = createRoutesStub([{ path: '*', Component: () => <SubscriptionPage {...page} /> }])
  return renderInShop(<Stub initialEntries={['/de/account/subscription/']} />)
}

describe('[2.24] the page of subscriptions', () => {
  it('says of a pause when the next delivery comes, before and after', () => {
    const paused = { ...SUBSCRIPTION, state: 'paused', pausedUntil: '2026-12-16' } as const

    expect(wordsOf(rendered({}))).toContain('1 Monat, nächste Lieferung am 16. Februar 2027')
    expect(wordsOf(rendered({ subscriptions: [paused] }))).toContain(
      'Pausiert bis 16. Dezember 2026, nächste Lieferung am 16. Februar 2027',
    )
  })

  it('begins another address with the one it goes to, in the address book or not', () => {
    const kept = `selected="">${SUBSCRIPTION.fullAddress}`

    expect(rendered({})).toContain(`<option value="2" ${kept}`)
    expect(rendered({ addresses: [OFFICE] })).toContain(`<option value="" ${kept}`)
  })

  it('leads who has saved no address to the address book', () => {
    const page = rendered({ addresses: [] })

    expect(page).toMatch(/href="\/de\/account\/profile-details\/#addresses"[^>]*>Adresse ändern/)
  })

  it.each([[[SUBSCRIPTION]], [[]]])('always leads to what was cancelled', (subscriptions) => {
    expect(rendered({ subscriptions })).toContain('/de/account/subscription-cancellations/')
  })

  it('leads who has none to pieces that can be had regularly', () => {
    const page = rendered({ subscriptions: [], basicsHref: '/de/c/damen/basics/' })

    expect(page).toContain('href="/de/c/damen/basics/"')
  })

  it('[8.12] says so where the topics of letters cannot be loaded', () => {
    expect(wordsOf(rendered({}))).toContain('Deine Themen lassen sich gerade nicht laden')
  })
})
