import type { ShopId } from '@saum/domain/shops'

interface EventFields {
  shopId: ShopId
  /** Milliseconds since 1970. */
  at: number
  /** Absent where the visitor has not agreed to be recognised. */
  clientId?: string
}

/** What is kept of what visitors do; everything else they send is dropped. */
export type SearchEvent = EventFields &
  (
    | { kind: 'search'; query: string; total: number; responseId: string }
    | { kind: 'click'; productId: number; responseId?: string; position?: number }
    /** An uncounted view is what the visitor remembers, and nothing the shop learns from. */
    | { kind: 'view'; productId: number; isUncounted?: true }
    | { kind: 'cart'; action: 'add' | 'remove'; productId: number; quantity: number }
    | {
        kind: 'purchase'
        orderId: string
        products: readonly { productId: number; quantity: number }[]
      }
    | { kind: 'answer-feedback'; answerId: string; isHelpful: boolean }
    /** Custom events of the shop; only their type is kept. */
    | { kind: 'custom'; name: string }
    /** Everything about this visitor is to be forgotten. */
    | { kind: 'forget'; clientId: string }
  )

export interface EventLog {
  /**
   * Resolves when the events are on disk. Refuses nothing: what does not fit any more is dropped and
   * counted. `source` is the client key of where events come from, whatever visitor id they carry: it is not
   * stored, and decides how much is learned from them.
   */
  append(events: readonly SearchEvent[], source?: string): Promise<void>
  close(): Promise<void>
}
