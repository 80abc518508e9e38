import { carrierName, trackingUrlOf } from '@saum/domain/carriers'
import { CARD_TERMS } from '@saum/domain/fashion-card'
import { hoursOn, type OpeningTimes } from '@saum/domain/opening-hours'
import { lastReturnDay } from '@saum/domain/return-terms'
import type { Shop } from '@saum/domain/shops'
import { addDays } from '@saum/domain/zoned-time'
import type { MailContent } from '../mail/mail-content.ts'
import type { KeptOrder, KeptParcel } from '../order/kept-order.ts'
import { invoiceDueDay } from '../paper/invoice-facts.ts'
import { wordsFor } from '../words/shop-words.ts'
import { valueWriter } from '../words/write-values.ts'
import * as words from './order-words.ts'
import { toMailItems } from './piece-rows.ts'

/** A branch keeps a parcel this long. */
const KEPT_DAYS = 7
const WEEK = 7

export interface ParcelNews {
  order: KeptOrder
  parcel: KeptParcel
  /** Of the order, as orders say them. */
  trackUrl: string
  now: number
}

type Content = Omit<MailContent, 'attachments'>

function itemsOf({ order, parcel }: ParcelNews) {
  return toMailItems(
    order.pieces.filter(({ parcelId }) => parcelId === parcel.id),
    order.shop,
  )
}

export function shippedContent(news: ParcelNews): Content {
  const { order, parcel, trackUrl } = news
  const { shop, document } = order
  const { money, date } = valueWriter(shop)
  const isInvoice = document.paymentMethod === 'invoice' && document.cost.dueCents > 0
  return {
    slots: {
      parcelIndex: String(order.parcels.findIndex(({ id }) => id === parcel.id) + 1),
      parcelTotal: String(order.parcels.length),
      carrier: carrierName(parcel.carrierKey, shop.locale),
      trackingNumber: parcel.trackingNumber ?? '',
      trackingUrl: trackingUrlOf(parcel.carrierKey, parcel.trackingNumber) ?? trackUrl,
      deliveryWindow: words.deliveryWindow(shop, parcel),
      deliveryDays: words.deliveryDays(shop, parcel),
      total: money(document.cost.dueCents),
      payUntil: date(invoiceDueDay(order, parcel)),
    },
    lines: {},
    variants: isInvoice ? ['invoice'] : [],
    items: itemsOf(news),
  }
}

export function deliveredContent({ order, parcel, now }: ParcelNews): Content {
  const { shop, document, deliveredAt } = order
  const { date, dayOf } = valueWriter(shop)
  const at = parcel.deliveredAt ?? now
  const points = document.points ?? 0
  const lines = words.addressLines(document.shippingAddress, shop)
  return {
    slots: {
      deliveredDate: date(dayOf(at)),
      deliveredTo: lines.join(', '),
      returnUntil: date(lastReturnDay(shop, deliveredAt ?? at)),
      careUrl: `/${shop.path}${wordsFor(shop.locale).carePath}`,
      points: points > 0 ? String(points) : '',
      pointsDate: date(addDays(dayOf(deliveredAt ?? at), CARD_TERMS.creditDays)),
    },
    lines: {},
    variants: [],
    items: [],
  }
}

/** The branch a parcel waits in. */
export interface CollectBranch {
  name: string
  address: string
  openingTimes: OpeningTimes
}

export function collectContent(news: ParcelNews, branch: CollectBranch | null): Content {
  const { order, parcel, now } = news
  const { shop, document } = order
  const { date, dayOf } = valueWriter(shop)
  const readyAt = order.events.findLast(({ kind, parcelId }) => {
    return kind === 'ready-to-collect' && parcelId === parcel.id
  })?.at
  const today = dayOf(readyAt ?? now)
  const [, ...place] = words.addressLines(document.shippingAddress, shop)
  return {
    slots: {
      storeName: branch?.name ?? document.shippingAddress.collectionPoint?.description ?? 'Saum',
      storeAddress: branch?.address ?? place.join(', '),
      storeHours: branch === null ? '' : writeHours(shop, branch.openingTimes, today),
      keepUntil: date(addDays(today, KEPT_DAYS)),
    },
    lines: {},
    variants: [],
    items: itemsOf(news),
  }
}

/** Of the next seven days, holidays included; days with the same hours in one line. */
function writeHours(shop: Shop, times: OpeningTimes, today: string): string {
  const weekday = new Intl.DateTimeFormat(shop.locale, { weekday: 'short', timeZone: 'UTC' })
  const { closed } = wordsFor(shop.locale)
  const runs: { from: string; to: string; hours: string }[] = []
  for (let index = 0; index < WEEK; index += 1) {
    const day = addDays(today, index)
    const spans = hoursOn(day, times).map(({ timeFrom, timeUntil }) => `${timeFrom}–${timeUntil}`)
    const hours = spans.length === 0 ? closed : spans.join(', ')
    const name = weekday.format(new Date(day))
    const last = runs.at(-1)
    if (last?.hours === hours) last.to = name
    else runs.push({ from: name, to: name, hours })
  }
  return runs
    .map(({ from, to, hours }) => `${from === to ? from : `${from}–${to}`} ${hours}`)
    .join('\n')
}
