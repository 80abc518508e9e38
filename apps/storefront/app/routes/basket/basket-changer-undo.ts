import { withdrawn } from './basket-changes.ts'
import {
  NO_ANSWER,
  rowsOf,
  type Answered,
  type ChangerState,
  type Place,
} from './basket-changer-state.ts'
import type { PageRow } from './basket-facts.ts'

interface UndoTools {
  inTurn<Outcome>(task: () => Promise<Outcome>): Promise<Outcome>
  settle(answer: Answered): Promise<boolean>
  tellAll(): Promise<void>
}

/**
 * Puts back what was taken out last, once: it is out of reach while the shop is asked, and within reach
 * again where the shop has not done it.
 */
export function createUndo({ get, become }: Place, { inTurn, settle, tellAll }: UndoTools) {
  function ask(
    send: () => Promise<Answered> | null,
    reach: Pick<ChangerState, 'removed'> | Pick<ChangerState, 'hasChanged'>,
  ): Promise<boolean> {
    return inTurn(async () => {
      const before = get().facts?.revision
      const asked = send()
      if (asked === null) return false
      const isDone = await settle(await asked.catch(() => NO_ANSWER))
      const { facts, removed } = get()
      // Whatever has changed the basket may have been this: put back twice is worse than not at all.
      if (!isDone && removed === null && facts?.revision === before) become(reach)
      return isDone
    })
  }

  return {
    /** What was taken out on this page. */
    async removed(send: (rows: readonly PageRow[]) => Promise<Answered>): Promise<boolean> {
      const { removed, changes, facts } = get()
      if (!removed) return false
      const left = withdrawn(changes, { ...removed, known: rowsOf(facts) })
      become({ removed: null, changes: left })
      if (left !== changes) {
        void inTurn(tellAll)
        return true
      }
      const sendMissing = () => {
        // Where the removal was refused, nothing is missing.
        const known = new Set(rowsOf(get().facts).map(({ key }) => key))
        const missing = removed.rows.filter(({ key }) => !known.has(key))
        return missing.length > 0 ? send(missing) : null
      }
      return ask(sendMissing, { removed })
    },
    /** What a form has taken out, as the address says. */
    async sent(send: () => Promise<Answered>): Promise<boolean> {
      if (get().hasChanged) return false
      become({ hasChanged: true })
      return ask(send, { hasChanged: false })
    },
  }
}
