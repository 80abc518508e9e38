import { SHOPS } from '@saum/domain/shops'
import { expect, it } from 'vitest'
import { createRoutesStub } from 'react-router'
import { anOrder } from '#app/features/order/test-order.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { OrderedPage } from './ordered-page.tsx'
import { toSuccessFacts } from './success-facts.ts'

it('names the order before it says how to pay for it, and shows the goods before what comes next', () => {
  const data = { owner: 'Saum', iban: 'DE02', bic: 'SAUM', reference: 'DE26-0000017' }
  const order = anOrder({
    payment: [{ key: 'prepayment', amount: 9_995, state: 'pending', data }],
  })
  const facts = toSuccessFacts(order, { shop: SHOPS[0], token: 'cbd', now: 0 })
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => <OrderedPage order={facts} says={null} ownHref="/de/success/" />,
    },
  ])

  const words = wordsOf(renderInShop(<Stub initialEntries={['/de/success/']} />))

  const expected = ['Bestellnummer DE26-0000017', 'IBAN', 'Zwischensumme', 'So geht es weiter']
  const places = expected.map((text) => words.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(words.match(/Bestellnummer/g)).toHaveLength(1)
  // Nothing is packed before the money is there.
  expect(words).toContain('2–4 Werktage nach Zahlungseingang')
  expect(words).not.toContain('18.')
})

it('thanks without a name, and shows no address, where only the link is known', () => {
  const { address, customer, ...rest } = anOrder({})
  const recipient = { firstName: '', lastName: '' }
  const nowhere = { recipient, street: '', zipCode: '', city: '', countryCode: 'DE' }
  const person = { email: '', phone: '', firstName: '', lastName: '', isGuest: customer.isGuest }
  const order = { ...rest, address: { billing: nowhere, shipping: nowhere }, customer: person }
  const facts = toSuccessFacts(order, { shop: SHOPS[0], token: null, now: 0 })
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => <OrderedPage order={facts} says={null} ownHref="/de/success/" />,
    },
  ])

  const words = wordsOf(renderInShop(<Stub initialEntries={['/de/success/']} />))

  expect(words).toContain('Name und Adresse zeigen wir nur dort, wo bestellt wurde')
  expect(words).toContain('DE26-0000017')
  expect(words).not.toMatch(/Danke,|Lieferadresse|stornieren|Konto anlegen/)
  expect(address.shipping.street).not.toBe('')
})
