import type { reportParcel as reportCall } from '@saum/contract/logistics'
import type { ParsedPayloadOf, RefusalKindOf, ResultOf } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { KeptOrder } from './kept-order.ts'
import {
  deliverOrder,
  packOrder,
  readyToCollect,
  shipOrder,
  type OperatingParts,
} from './operate.ts'
import { findOrderByNumber } from './order-storage.ts'

type Report = ParsedPayloadOf<typeof reportCall>
type Reported = Promise<
  Result<ResultOf<typeof reportCall>, { kind: RefusalKindOf<typeof reportCall> }>
>

/** Warehouse or carrier have told something of a parcel, perhaps a second time. */
export async function reportParcel(parts: OperatingParts, shop: Shop, report: Report): Reported {
  const before = await find(parts, shop, report)
  if (before === null) return refuse({ kind: 'order-not-found' })
  if (!isKnown(before, report)) await follow(parts, before.id, report)
  // Somebody may have told the same a moment before: what counts is what the order says now.
  const after = (await find(parts, shop, report)) ?? before
  return isKnown(after, report) ? accept({ state: after.state }) : refuse({ kind: 'not-yet' })
}

function find({ db }: OperatingParts, shop: Shop, { orderNumber }: Report) {
  return findOrderByNumber(db.sql, shop.shopId, orderNumber)
}

function isKnown({ events }: KeptOrder, { news }: Report): boolean {
  return events.some(({ kind }) => kind === news)
}

async function follow(parts: OperatingParts, orderId: number, report: Report): Promise<void> {
  const { news, trackingNumber = null } = report
  // What has left the house has left it, whatever was declared meanwhile; it comes back as a return.
  const isDespiteDeclaration = true
  if (news === 'packed') await packOrder(parts, orderId)
  if (news === 'ready-to-collect') await readyToCollect(parts, orderId)
  if (news === 'delivered') await deliverOrder(parts, orderId)
  if (news !== 'shipped') return
  // A warehouse that tells of nothing but parcels that leave has packed them before.
  await packOrder(parts, orderId, { isDespiteDeclaration })
  await shipOrder(parts, { orderId, trackingNumber, isDespiteDeclaration })
}
