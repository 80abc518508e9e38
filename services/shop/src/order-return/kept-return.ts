import type { OrderReturn, RefundQuote } from '@saum/contract/order-return'
import type { ReturnMethod, ReturnReason } from '@saum/domain/return-choices'

export type ReturnState = OrderReturn['status']

/** A piece of a return. */
export interface ReturnedPiece {
  /** Of the order. */
  pieceId: number
  reason: ReturnReason
  /** Another size instead of money; empty again where it could not be kept that long. */
  exchangeVariantId: number | null
  /** While the other size is held back. */
  heldUntil: number | null
  /** The piece that was sent instead. */
  exchangePieceId: number | null
}

/** What is frozen when it is announced, and again when the money goes back. */
export interface ReturnDocument {
  quote: RefundQuote
  rejectedReason: string | null
  /** The customer has withdrawn from the contract. */
  isWithdrawal: boolean
}

/** A return as it is stored. */
export interface KeptReturn {
  /** The number on the label: that of the order, `-R` and which one of the order it is. */
  id: string
  orderId: number
  state: ReturnState
  method: ReturnMethod
  document: ReturnDocument
  createdAt: number
  updatedAt: number
  /** Last day to hand the parcel over. */
  sendBackUntil: string
  items: readonly ReturnedPiece[]
}
