import { describe, expect, it } from 'vitest'
import type { TrackedCustomer } from '../entities/tracked-customer.ts'
import { anEvent, anItem, aPage } from '../test-event.ts'
import { LIST_NAMES, type TrackingEvent } from '../events/tracking-event.ts'
import { createDataLayer } from './data-layer.ts'

const SHOP = { shopId: 10028, locale: 'de-DE', currency: 'EUR', apiBasePath: '/api/de' }
const CUSTOMER: TrackedCustomer = { customer_type: 'existing', postcode: '1XXXX' }

function entriesOf(...events: TrackingEvent[]): object[] {
  const layer: object[] = []
  const { service, deliver } = createDataLayer({ layer, shop: SHOP, customer: CUSTOMER })
  deliver(events, false)
  expect(service).toBe('tag-manager')
  return layer
}

describe('[7.59] the layer tags read', () => {
  it('[3.5] says of every event where it happened, in which shop and to whom', () => {
    const page = aPage({ pageType: 'product_list', path: '/de/c/damen/', title: 'Damen' })

    expect(entriesOf(anEvent({ page }))).toEqual([
      { ecommerce: null },
      {
        event: 'page_view',
        event_id: '00000000-0000-4000-8000-000000000001',
        page_type: 'product_list',
        page_path: '/de/c/damen/',
        page_title: 'Damen',
        shop_id: 10028,
        locale: 'de-DE',
        customer_type: 'existing',
        postcode: '1XXXX',
      },
    ])
  })

  it('forgets the goods of the last event before each', () => {
    const event = anEvent({ name: 'view_item', items: [anItem()] })

    expect(entriesOf(event, event).filter((entry) => 'ecommerce' in entry)).toMatchObject([
      { ecommerce: null },
      { ecommerce: { currency: 'EUR' } },
      { ecommerce: null },
      { ecommerce: { currency: 'EUR' } },
    ])
  })

  it.each(LIST_NAMES)('[9.15] names the list of %s', (list) => {
    const [, entry] = entriesOf(anEvent({ name: 'view_item_list', list, items: [anItem()] }))

    expect(entry).toMatchObject({ ecommerce: { item_list_name: list } })
  })

  it('[9.15] has lists for cart, wishlist and promotion', () => {
    expect(LIST_NAMES).toEqual(expect.arrayContaining(['cart', 'wishlist', 'promotion']))
  })

  it('says what was bought for how much under which number', () => {
    const items = [anItem({ quantity: 2 })]
    const told = anEvent({ name: 'purchase', items, value: 199.9, transactionId: 'DE26-0000017' })

    expect(entriesOf(told)[1]).toMatchObject({
      ecommerce: { currency: 'EUR', value: 199.9, transaction_id: 'DE26-0000017', items },
    })
  })

  it('says which offer was seen, without goods', () => {
    const promotion = { id: 'knit', name: 'Strickwochen' }
    const told = anEvent({ name: 'view_promotion', list: 'promotion', promotion })

    expect(entriesOf(told)[1]).toMatchObject({
      ecommerce: { promotion_id: 'knit', promotion_name: 'Strickwochen', items: [] },
    })
  })

  it.each([
    [
      { name: 'search', query: 'mantel', total: 3 },
      { search_term: 'mantel', results: 3 },
    ],
    [
      { name: 'web_vitals', metric: 'LCP', measure: 900 },
      { metric: 'LCP', measure: 900 },
    ],
    [
      { name: 'experiment', experiment: 'early-promises', variant: 'b' },
      { experiment: 'early-promises', variant: 'b' },
    ],
    [{ name: 'add_payment_info', choice: 'invoice' }, { choice: 'invoice' }],
  ] as const)('says of %j what is its own', (facts, own) => {
    const [, entry] = entriesOf(anEvent(facts))

    expect(entry).toMatchObject(own)
    expect(entry).not.toHaveProperty('ecommerce')
  })
})
