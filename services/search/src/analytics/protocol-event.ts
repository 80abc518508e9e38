import { createHash } from 'node:crypto'
import * as v from '@saum/schema/schema'
import { propertyFaults } from '@saum/schema/validation-messages'
import { productId } from './product-number.ts'
import type { Happening } from './usage-event.ts'

const text = v.pipe(v.string(), v.maxLength(1024))
/** The client writes `null` for a price it does not know. */
const product = v.object({
  productId,
  name: v.nullish(text),
  price: v.nullish(v.number()),
})
const currency = v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/u))
const position = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1))

const meta = v.object({
  type: v.pipe(text, v.nonEmpty()),
  clientId: v.nullish(text),
})
const envelope = v.object({ meta })

const MAX_PRODUCTS = 100

/** Event types of the shop; any other type is accepted by its name alone. */
const PAYLOADS = new Map<string, v.GenericSchema<unknown, Happening>>([
  [
    'ec.productView',
    v.pipe(
      v.object({ currency, product }),
      v.transform((event): Happening => ({ kind: 'view', productId: event.product.productId })),
    ),
  ],
  [
    'ec.productClick',
    v.pipe(
      v.object({ currency, product, position, responseId: v.optional(text) }),
      v.transform((event): Happening => ({
        kind: 'click',
        productId: event.product.productId,
        ...(event.position === undefined ? {} : { position: event.position }),
        ...(event.responseId === undefined ? {} : { responseId: event.responseId }),
      })),
    ),
  ],
  [
    'ec.cartAction',
    v.pipe(
      v.object({ currency, product, action: v.picklist(['add', 'remove']), quantity }),
      v.transform((event): Happening => ({
        kind: 'cart',
        action: event.action,
        productId: event.product.productId,
        quantity: event.quantity,
      })),
    ),
  ],
  [
    'ec.purchase',
    v.pipe(
      v.object({
        currency,
        products: v.pipe(
          v.array(v.object({ quantity, product })),
          v.minLength(1),
          v.maxLength(MAX_PRODUCTS),
        ),
        transaction: v.object({
          id: v.pipe(text, v.nonEmpty()),
          revenue: v.nullish(v.number()),
        }),
      }),
      v.transform((event): Happening => ({
        kind: 'purchase',
        orderId: orderMark(event.transaction.id),
        products: event.products.map((line) => ({
          productId: line.product.productId,
          quantity: line.quantity,
        })),
      })),
    ),
  ],
])

/** Tells orders apart without naming them: the number of an order leads to a person. */
function orderMark(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 22)
}

export interface EventFault {
  type: string
  message: string
  path: string
}

export type ReadEvent =
  | { isValid: true; happening: Happening; clientId: string | null }
  | { isValid: false; errors: readonly EventFault[] }

/** One event of the event protocol, or what is wrong with it. */
export function readProtocolEvent(event: unknown): ReadEvent {
  const head = v.safeParse(envelope, event)
  if (!head.success) return invalid(head.issues)
  const { type, clientId } = head.output.meta
  const schema = PAYLOADS.get(type)
  if (schema === undefined) {
    return { isValid: true, happening: { kind: 'custom', name: type }, clientId: clientId ?? null }
  }
  const payload = v.safeParse(schema, event)
  if (!payload.success) return invalid(payload.issues)
  return { isValid: true, happening: payload.output, clientId: clientId ?? null }
}

function invalid(issues: readonly v.BaseIssue<unknown>[]): ReadEvent {
  const errors = propertyFaults(issues).map(({ property, message }, index) => ({
    type: issues[index]?.type ?? 'invalid',
    message,
    path: property,
  }))
  return { isValid: false, errors }
}
