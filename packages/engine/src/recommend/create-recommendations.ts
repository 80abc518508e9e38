import { readRecommendReply } from '../calls/read-reply.ts'
import { demand, fields, nonEmptyText, optional } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { createPages, type Pages } from '../page/create-pages.ts'
import { pageVerbs, type PageVerbs } from '../page/page-controller.ts'
import { select } from '../page/select.ts'
import { entryState } from '../suggest/entries.ts'
import { slotBody } from './slot-body.ts'
import { emptySlot, replaceSlot, SLOTS, withSlot, type Slot } from './slots.ts'

export interface RecommendationsOptions {
  slotId: string
  /** The product whose page the slot is on. */
  productId?: string
}

/** The products of one slot. */
export interface Recommendations extends Controller<Slot>, PageVerbs {
  pages: Pages<Slot>
}

const OPTIONS = fields({ slotId: nonEmptyText, productId: optional(nonEmptyText) })

export function createRecommendations(
  engine: Engine,
  options: RecommendationsOptions,
): Recommendations {
  const { slotId, productId = '' } = demand(OPTIONS, options)
  engine.state(SLOTS).update((slots) => withSlot(slots, slotId, productId))
  const pages = engine.part(createSlots)(slotId)
  return controllerOf(
    select(pages.page, (slot) => slot),
    { ...pageVerbs(pages), pages },
  )
}

/** Each slot of an engine is made once, so that two screens asking for it ask once. */
function createSlots(engine: Engine): (slotId: string) => Pages<Slot> {
  const known = new Map<string, Pages<Slot>>()
  return (slotId) => {
    const pages = known.get(slotId) ?? createSlotPages(engine, slotId)
    known.set(slotId, pages)
    return pages
  }
}

function createSlotPages(engine: Engine, slotId: string): Pages<Slot> {
  return createPages(engine, entryState(engine.state(SLOTS), slotId, emptySlot(slotId, '')), {
    path: '/recommendations',
    body: (slot) => slotBody(engine, slot),
    read: readRecommendReply,
    replace: replaceSlot,
  })
}
