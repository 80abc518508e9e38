import type { Shop } from '@saum/domain/shops'

/** What was declared, word for word. */
export type DeclarationDocument =
  | {
      kind: 'withdrawal'
      name: string
      contract: string
      /** Empty for all of it. */
      scope: string
    }
  | {
      kind: 'cancellation'
      name: string
      contract: string
      type: 'ordinary' | 'extraordinary'
      reason: string
      /** A day, or empty for the next one possible. */
      endsOn: string
    }

/** A withdrawal or cancellation as it is stored. */
export interface KeptDeclaration {
  /** Told to who declared it, to talk about it. */
  id: string
  shop: Shop
  email: string
  document: DeclarationDocument
  receivedAt: number
  /** Whether its receipt is mailed; see `MAX_MAILS`. */
  isMailed: boolean
  /** The order it is about, once that was found. */
  orderId: number | null
  /** How the pieces come back. */
  returnId: string | null
  settledAt: number | null
  /** `null` while a person has to look at it. */
  handledAt: number | null
}
