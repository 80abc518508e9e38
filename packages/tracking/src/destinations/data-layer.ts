import type { TrackedCustomer } from '../entities/tracked-customer.ts'
import type { TrackingEvent } from '../events/tracking-event.ts'
import type { Destination } from './destination.ts'

/** What every event says of the shop it happened in. */
export interface ShopFacts {
  shopId: number
  locale: string
  currency: string
}

interface DataLayerParts {
  /** The array tags read; entries are only ever appended. */
  layer: { push(entry: object): unknown }
  shop: ShopFacts
  customer: TrackedCustomer
}

/** Hands events to the tags of the tag manager. */
export function createDataLayer({ layer, shop, customer }: DataLayerParts): Destination {
  return {
    service: 'tag-manager',
    deliver(events) {
      for (const event of events) {
        // Tags would mix the goods of this event with those of the last one.
        layer.push({ ecommerce: null })
        layer.push(toEntry(event, { shop, customer }))
      }
    },
  }
}

function toEntry(
  event: TrackingEvent,
  { shop, customer }: { shop: ShopFacts; customer: TrackedCustomer },
): object {
  const { name, id, page } = event
  return {
    event: name,
    event_id: id,
    page_type: page.pageType,
    page_path: page.path,
    page_title: page.title,
    shop_id: shop.shopId,
    locale: shop.locale,
    ...customer,
    ...goodsOf(event, shop),
    ...restOf(event),
  }
}

function goodsOf(event: TrackingEvent, { currency }: ShopFacts): object {
  const { items, list, value, transactionId, promotion } = event
  if (items === undefined && promotion === undefined) return {}
  return {
    ecommerce: {
      currency,
      ...(value !== undefined && { value }),
      ...(transactionId !== undefined && { transaction_id: transactionId }),
      ...(list !== undefined && { item_list_name: list }),
      ...(promotion && { promotion_id: promotion.id, promotion_name: promotion.name }),
      items: items ?? [],
    },
  }
}

function restOf(event: TrackingEvent): object {
  const { query, total, metric, measure, experiment, variant, choice } = event
  return {
    ...(query !== undefined && { search_term: query, results: total }),
    ...(metric !== undefined && { metric, measure }),
    ...(experiment !== undefined && { experiment, variant }),
    ...(choice !== undefined && { choice }),
  }
}
