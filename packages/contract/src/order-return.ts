import { RETURN_METHODS, RETURN_REASONS } from '@saum/domain/return-choices'
import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { orderToken } from './order.ts'
import { productShape, variantShape } from './product.ts'

const id = v.pipe(v.number(), v.safeInteger())

/** What comes back and what the customer gets for it. */
const refundQuote = v.object({
  currencyCode: v.string(),
  /** As they were paid. */
  itemsCents: v.number(),
  /** Promotions and vouchers that do not hold without the returned pieces; never negative. */
  adjustmentCents: v.number(),
  adjustments: v.array(v.object({ name: v.string(), cents: v.number() })),
  /** Taken off with an earlier return, and given back because the other pieces come back as well. */
  restoredCents: v.number(),
  deliveryCents: v.number(),
  labelFeeCents: v.number(),
  /** What is left; never negative. */
  refundCents: v.number(),
  /** Where it goes: the way it was paid, gift cards first. */
  refundTo: v.array(v.object({ method: v.string(), cents: v.number() })),
})

export type RefundQuote = v.InferOutput<typeof refundQuote>

/** Alike pieces of an order, for which the same was paid, as one row. */
const returnableItem = v.object({
  /** Of the pieces that may be returned. */
  itemIds: v.array(v.number()),
  /** How many pieces the row stands for: those that may be returned, or those with the fault. */
  count: v.number(),
  variant: variantShape,
  product: productShape,
  /** What was paid for each of them. */
  unitCents: v.number(),
  /** `null`: it has not been delivered yet. */
  returnableUntil: v.nullable(v.string()),
  /** Why none of them may be returned. */
  fault: v.nullable(v.picklist(['not-delivered', 'window-closed', 'already-returned', 'excluded'])),
  /** Other sizes that can be had instead. */
  exchange: v.array(v.object({ variantId: v.number(), size: v.string() })),
})

export type ReturnableItem = v.InferOutput<typeof returnableItem>

export const getReturnableItems = call('getReturnableItems', {
  access: 'public',
  limit: 'address',
  payload: v.object({ orderToken }),
  result: v.object({
    orderNumber: v.string(),
    currencyCode: v.string(),
    items: v.array(returnableItem),
    labelFeeCents: v.number(),
    carrierName: v.string(),
    returns: v.array(v.object({ returnId: v.string(), status: v.string(), createdAt: v.string() })),
  }),
  refusals: { 'invalid-token': 400 },
})

const returnedPieces = v.pipe(
  v.array(
    v.object({
      itemId: id,
      reason: v.optional(v.picklist(RETURN_REASONS), 'none'),
      /** Another size of the same product instead of the money. */
      exchangeVariantId: v.optional(id),
    }),
  ),
  v.minLength(1),
  v.maxLength(500),
)

/** What it would come to; nothing is kept. */
export const quoteReturn = call('quoteReturn', {
  access: 'public',
  limit: 'address',
  payload: v.object({
    orderToken,
    items: returnedPieces,
    method: v.optional(v.picklist(RETURN_METHODS), 'label_pdf'),
  }),
  result: refundQuote,
  refusals: { 'invalid-token': 400, 'not-returnable': 409 },
})

const returnStatus = v.picklist(['announced', 'received', 'inspected', 'refunded', 'rejected'])

export const returnShape = v.object({
  returnId: v.string(),
  orderNumber: v.string(),
  status: returnStatus,
  createdAt: v.string(),
  /** Last day to hand the parcel over. */
  sendBackUntil: v.string(),
  method: v.picklist(RETURN_METHODS),
  items: v.array(
    v.object({
      itemId: v.number(),
      name: v.string(),
      size: v.string(),
      cents: v.number(),
      reason: v.picklist(RETURN_REASONS),
      exchangeSize: v.nullable(v.string()),
    }),
  ),
  quote: refundQuote,
  /** Address of the label as a PDF, and the code that is shown instead of it. */
  labelUrl: v.nullable(v.string()),
  qrSvg: v.nullable(v.string()),
  rejectedReason: v.nullable(v.string()),
})

export type OrderReturn = v.InferOutput<typeof returnShape>

/** The same `requestKey` again is answered with the return there is. */
export const createReturn = call('createReturn', {
  access: 'public',
  limit: 'address',
  payload: v.object({
    orderToken,
    items: returnedPieces,
    method: v.picklist(RETURN_METHODS),
    requestKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  }),
  result: returnShape,
  refusals: { 'invalid-token': 400, 'not-returnable': 409, 'exchange-unavailable': 409 },
})

export const getReturn = call('getReturn', {
  access: 'public',
  limit: 'address',
  payload: v.object({ orderToken, returnId: v.pipe(v.string(), v.maxLength(64)) }),
  result: returnShape,
  refusals: { 'invalid-token': 400, 'return-not-found': 404 },
})
