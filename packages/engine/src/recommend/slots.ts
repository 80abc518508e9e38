import { EMPTY_RUN, type ProductRun } from '../page/product-run.ts'
import { replaceProducts } from '../page/request-transitions.ts'
import { slice } from '../slice.ts'
import { entryOf, type Entries } from '../suggest/entries.ts'
import type { RecommendReply } from '../wire/reply.ts'

/** A place for recommendations, and what is in it. */
export interface Slot extends ProductRun {
  slotId: string
  headline: string
  /** The product whose page the slot is on; empty on other pages. */
  productId: string
}

export type Slots = Entries<Slot>

export const SLOTS = slice<Slots>('slots', {})

/** A slot on the page of another product is another slot. */
export function withSlot(slots: Slots, slotId: string, productId: string): Slots {
  const isKnown = entryOf(slots, slotId)?.productId === productId
  return isKnown ? slots : { ...slots, [slotId]: emptySlot(slotId, productId) }
}

export function emptySlot(slotId: string, productId: string): Slot {
  return { ...EMPTY_RUN, slotId, headline: '', productId }
}

export function replaceSlot(slot: Slot, reply: RecommendReply): Slot {
  return { ...replaceProducts(slot, reply), headline: reply.headline }
}
