import type { Basket } from '@saum/contract/basket-shape'
import type { Wishlist } from '@saum/contract/wishlist'
import {
  asWished,
  isPending,
  isRemoval,
  NO_CHANGES,
  removedWith,
  rolledBack,
  sent,
  settled,
  wished,
  type ItemRemoval,
  type ItemWish,
} from './basket-changes.ts'
import {
  createPlace,
  NO_ANSWER,
  rowsOf,
  type Answered,
  type ChangerState,
  type Place,
  type RefusalStatus,
  type RemovedRows,
} from './basket-changer-state.ts'
import { createUndo } from './basket-changer-undo.ts'
import type { BasketFacts, PageRow } from './basket-facts.ts'
import { createQueue } from './basket-changer-queue.ts'
import type { PageNotice } from './page-notice.ts'

/** What is worth telling the shopper. */
export type ChangeReport =
  | { ok: true; wish: ItemWish; row: PageRow; facts: BasketFacts; notice?: PageNotice }
  | { ok: false; wish: ItemWish | null; status: RefusalStatus }

/** What a wish was made about. */
export interface SeenBasket {
  row: PageRow
  /** All rows of the basket. */
  rows: readonly PageRow[]
  revision: number
}

interface ChangerParts {
  facts: BasketFacts | null
  tell(wish: ItemWish, seen: SeenBasket): Promise<Answered>
  /** Asks how the basket is now; `null` where no answer comes. */
  look(): Promise<Basket | null>
  toFacts(basket: Basket, known: BasketFacts | null): BasketFacts
  /** Called once for every answer. */
  report(report: ChangeReport): void
  /** The basket is another one now: the header and other tabs want to know. */
  share(news: { basket: Basket; wishlist?: Wishlist | undefined }): void
}

export type BasketChanger = ReturnType<typeof createBasketChanger>

/**
 * Shows what the shopper wants at once and tells the shop one thing after the other; its answer is the
 * truth, whatever was shown before.
 */
export function createBasketChanger(parts: ChangerParts) {
  const { facts: first } = parts
  const place = createPlace({ facts: first, changes: NO_CHANGES, removed: null, hasChanged: false })
  const { get, become, subscribe } = place
  const inTurn = createQueue()
  const learning = createLearning(place, parts)
  const tellAll = createTelling(place, parts, learning)

  /** What happened in another way than by a wish: put back, a voucher, a gift. */
  async function settle(given: Answered): Promise<boolean> {
    const answer = await learning.complete(given)
    const isNews = learning.learn(answer)
    if (answer.ok || isNews) become({ hasChanged: true })
    if (!answer.ok) parts.report({ ok: false, wish: null, status: answer.status })
    return answer.ok
  }

  /** Asks for it once all that was wanted before has been answered; `null` where it is done already. */
  function act(send: (seen: BasketFacts | null) => Promise<Answered> | null): Promise<boolean> {
    return inTurn(async () => {
      const asked = send(get().facts)
      if (asked === null) return false
      return settle(await asked.catch(() => NO_ANSWER))
    })
  }

  return {
    get,
    subscribe,
    inTurn,
    settle,
    act,
    /** The page has been loaded again; an older answer that came later says nothing. */
    hear(facts: BasketFacts | null) {
      const known = get().facts
      if (facts !== known && !(facts && isOlder(facts, known))) become({ facts })
    },
    change(wish: ItemWish): Promise<void> {
      const state = get()
      const removed = isRemoval(wish) ? removalOf(state, wish) : state.removed
      become({ changes: wished(state.changes, wish), removed, hasChanged: true })
      return inTurn(tellAll)
    },
    /** Decides about an item as it is once everything wanted of it before has been answered. */
    decide(itemKey: string, send: (seen: SeenBasket) => Promise<Answered>): Promise<boolean> {
      return act((facts) => {
        const rows = rowsOf(facts)
        const row = rows.find(({ key }) => key === itemKey)
        return facts && row ? send({ row, rows, revision: facts.revision }) : null
      })
    },
    undo: createUndo(place, { inTurn, settle, tellAll }),
  }
}

interface Learning {
  complete(answer: Answered): Promise<Answered>
  learn(answer: Answered): boolean
}

function createLearning({ get, become }: Place, parts: ChangerParts): Learning {
  return {
    /** A refusal that does not say how the basket is now leaves open whether it has happened. */
    async complete(answer) {
      if (answer.basket) return answer
      const basket = await parts.look().catch(() => null)
      return basket ? { ...answer, basket } : answer
    },
    /** The one place that believes an answer. Says whether the basket is another one than before. */
    learn({ basket, ...answer }) {
      const { facts: known } = get()
      if (!basket || isOlder(basket, known)) return false
      become({ facts: parts.toFacts(basket, known) })
      parts.share({ basket, ...('wishlist' in answer && { wishlist: answer.wishlist }) })
      return basket.key !== known?.key || basket.revision !== known.revision
    },
  }
}

/** An answer that was overtaken by another one. A basket that was begun anew counts from the start. */
function isOlder(
  { key, revision }: { key: string; revision: number },
  known: BasketFacts | null,
): boolean {
  return known?.key === key && revision < known.revision
}

/** Tells the shop everything that waits, one after the other. */
function createTelling({ get, become }: Place, parts: ChangerParts, learning: Learning) {
  async function tellOne(wish: ItemWish): Promise<void> {
    const { facts: seen } = get()
    const rows = rowsOf(seen)
    const row = rows.find(({ key }) => key === wish.itemKey)
    if (!row || !seen) {
      become({ changes: rolledBack(get().changes) })
      return
    }
    const told = await parts
      .tell(wish, { row, rows, revision: seen.revision })
      .catch((): Answered => NO_ANSWER)
    const answer = asOut(wish, await learning.complete(told))
    learning.learn(answer)
    const { facts } = get()
    if (!answer.ok || !facts) {
      takeBack(wish, answer.ok ? 0 : answer.status)
      return
    }
    become({ changes: settled(get().changes, joinedKey(wish, facts)) })
    const { notice } = answer
    // Where more is wanted of the item, that is said instead.
    if (!isPending(get().changes, wish.itemKey) || notice) {
      parts.report({ ok: true, wish, row, facts, ...(notice && { notice }) })
    }
  }

  function takeBack(wish: ItemWish, status: RefusalStatus): void {
    const { changes, removed } = get()
    const isUndone = isRemoval(wish) && removed?.itemKey === wish.itemKey
    become({ changes: rolledBack(changes), ...(isUndone && { removed: null }) })
    parts.report({ ok: false, wish, status })
  }

  return async function tellAll(): Promise<void> {
    for (;;) {
      become({ changes: sent(get().changes) })
      const { underWay } = get().changes
      if (underWay === null) return
      try {
        await tellOne(underWay)
      } catch {
        takeBack(underWay, 0)
      }
    }
  }
}

/** What another tab has taken out already is out, and so is what went although the answer did not come. */
function asOut(wish: ItemWish, answer: Answered): Answered {
  const { ok, basket } = answer
  if (ok || !basket || !isRemoval(wish)) return answer
  const isIn = basket.items.some(({ key }) => key === wish.itemKey)
  return isIn ? answer : { ok: true, basket }
}

/** Where it stood among what the shopper saw. */
function removalOf(
  { facts, changes, removed }: ChangerState,
  { kind, itemKey }: ItemRemoval,
): RemovedRows | null {
  const shown = asWished(rowsOf(facts), changes)
  const rows = removedWith(shown, itemKey)
  if (rows.length === 0) return removed
  const index = shown.findIndex(({ key }) => key === rows[0]?.key)
  return { kind, itemKey, rows, index }
}

/** A size that was in the basket already takes the row with it. */
function joinedKey(wish: ItemWish, facts: BasketFacts): string | undefined {
  if (wish.kind !== 'size' || rowsOf(facts).some(({ key }) => key === wish.itemKey))
    return undefined
  return rowsOf(facts).find(({ variantId }) => variantId === wish.variantId)?.key
}
