import type { OrderReturn } from '@saum/contract/order-return'
import { toSVG } from 'bwip-js/node'
import type { KeptOrder, KeptPiece } from '../order/kept-order.ts'
import type { OrderTokens } from '../token/order-token.ts'
import type { KeptReturn } from './kept-return.ts'

interface ReturnView {
  order: KeptOrder
  tokens: OrderTokens
  /** Labels of the sizes that are sent instead, by variant. */
  sizes: ReadonlyMap<number, string>
}

/** A return as the contract knows it. */
export function toReturn(kept: KeptReturn, { order, tokens, sizes }: ReturnView): OrderReturn {
  const pieceOf = new Map(order.pieces.map((piece) => [piece.id, piece]))
  // Who has handed it in needs neither.
  const isWaiting = kept.state === 'announced'
  return {
    returnId: kept.id,
    orderNumber: order.orderNumber,
    status: kept.state,
    createdAt: new Date(kept.createdAt).toISOString(),
    sendBackUntil: kept.sendBackUntil,
    method: kept.method,
    items: kept.items.map(({ pieceId, reason, exchangeVariantId }) => {
      const piece = pieceOf.get(pieceId)
      return {
        itemId: pieceId,
        name: piece ? nameOf(piece) : '',
        size: piece ? sizeOf(piece) : '',
        cents: piece?.cents ?? 0,
        reason,
        exchangeSize: exchangeVariantId === null ? null : (sizes.get(exchangeVariantId) ?? ''),
      }
    }),
    quote: kept.document.quote,
    labelUrl:
      isWaiting && kept.method !== 'store'
        ? tokens.paperUrl(order.shop, { kind: 'label', id: kept.id })
        : null,
    qrSvg: isWaiting ? toSVG({ bcid: 'qrcode', text: kept.id, scale: 4 }) : null,
    rejectedReason: kept.document.rejectedReason,
  }
}

export function nameOf({ document }: KeptPiece): string {
  return labelOf(document.product.attributes['name']?.values)
}

export function sizeOf({ document }: KeptPiece): string {
  return labelOf(document.variant.attributes['shopSize']?.values)
}

type Values = KeptPiece['document']['product']['attributes'][string]['values']

function labelOf(values: Values | undefined): string {
  return [values ?? []].flat()[0]?.label ?? ''
}
