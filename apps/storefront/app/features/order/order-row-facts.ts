import type { OrderSummary } from '@saum/contract/order'
import { toPicture } from '#app/features/catalog/product-images.ts'
import type { CatalogPicture } from '#app/features/catalog/product-picture.ts'
import { orderHeadline, type OrderHeadline } from './order-headline.ts'

/** What a list shows of an order. */
export interface OrderRowFacts {
  id: number
  orderNumber: string
  createdAt: string
  headline: OrderHeadline
  itemCount: number
  totalCents: number
  refundedCents: number
  collectFrom: string | null
  pictures: CatalogPicture[]
  /** Products that have no picture in the row. */
  moreCount: number
  /** At the carrier, for the next parcel that is on its way. */
  trackingUrl: string | null
  hasInvoice: boolean
}

const MOST_PICTURES = 3

export function toOrderRow(summary: OrderSummary): OrderRowFacts {
  const { packages, productCount } = summary
  const pictures = summary.pictures.slice(0, MOST_PICTURES).map(({ image }) => toPicture(image))
  const onItsWay = packages.find(({ status, trackingUrl }) => status === 'shipped' && trackingUrl)
  return {
    id: summary.id,
    orderNumber: summary.publicKey,
    createdAt: summary.createdAt,
    headline: orderHeadline(summary),
    itemCount: summary.itemCount,
    totalCents: summary.totalCents,
    refundedCents: summary.refundedCents,
    collectFrom: summary.collectFrom,
    pictures,
    moreCount: productCount - pictures.length,
    trackingUrl: onItsWay?.trackingUrl ?? null,
    hasInvoice: summary.invoicedAt !== null,
  }
}
