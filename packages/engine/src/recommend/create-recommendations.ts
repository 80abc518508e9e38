import * as v from '@saum/schema/schema'
import { readRecommendReply } from '../calls/read-reply.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { createPages, type Pages } from '../page/create-pages.ts'
import { demand } from '../page/demand.ts'
import { pageVerbs, type PageVerbs } from '../page/page-controller.ts'
import { select } from '../page/select.ts'
import type { State } from '../state.ts'
import { slotBody } from './slot-body.ts'
import { replaceSlot, SLOTS, withSlot, type Slot } from './slots.ts'

export interface RecommendationsOptions {
  slotId: string
  /** The product whose page the slot is on. */
  productId?: string
}

/** The products of one slot. */
export interface Recommendations extends Controller<Slot>, PageVerbs {
  pages: Pages<Slot>
}

const OPTIONS = v.object({
  slotId: v.pipe(v.string(), v.nonEmpty()),
  productId: v.optional(v.pipe(v.string(), v.nonEmpty())),
})

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
  return createPages(engine, slotState(engine, slotId), {
    path: '/recommendations',
    body: (slot) => slotBody(engine, slot),
    read: readRecommendReply,
    replace: replaceSlot,
  })
}

/** One slot as a state of its own. */
function slotState(engine: Engine, slotId: string): State<Slot> {
  const slots = engine.state(SLOTS)
  // Every slot is put there before anybody asks for it.
  const get = () => slots.get()[slotId] as Slot
  return {
    get,
    subscribe: slots.subscribe,
    update: (change) =>
      slots.update((current) => {
        const slot = get()
        const next = change(slot)
        return next === slot ? current : { ...current, [slotId]: next }
      }),
  }
}
