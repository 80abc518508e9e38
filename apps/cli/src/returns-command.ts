import { createCategoryTrees } from '@saum/shop/catalog/category-trees'
import { listReturnRows } from '@saum/shop/operator/return-overview'
import { findOrder } from '@saum/shop/order/order-storage'
import type { ReturnState } from '@saum/shop/order-return/kept-return'
import type { MovedReturn, ReturnMoveParts } from '@saum/shop/order-return/move-return'
import { inspectReturn, receiveReturn, rejectReturn } from '@saum/shop/order-return/operate-returns'
import { refundReturn } from '@saum/shop/order-return/refund-return'
import { nameOf, sizeOf } from '@saum/shop/order-return/return-answer'
import { findReturn } from '@saum/shop/order-return/return-storage'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toMomentText, toMoneyText } from './money-text.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const HEAD = ['return', 'state', 'method', 'pieces', 'exchanged', 'announced (UTC)', 'due by']

const PIECE_HEAD = ['piece', 'name', 'size', 'reason']

/** Those that somebody has to do something about, or all in one state; the oldest first. */
export async function listReturnsCommand(
  terminal: Terminal,
  { state, limit }: { state?: ReturnState; limit: number },
): Promise<ExitCode> {
  const returns = await withDatabase(terminal, (db) => listReturnRows(db.sql, { state }, limit))
  const rows = returns.map((one) => [
    one.id,
    one.state,
    one.method,
    String(one.pieces),
    String(one.exchanges),
    toMomentText(one.createdAt),
    one.sendBackUntil,
  ])
  say(terminal.out, rows.length === 0 ? 'There are no such returns.' : toTable([HEAD, ...rows]))
  return EXIT.done
}

/** Its pieces by the numbers that `inspect --missing` takes. */
export async function showReturnCommand(terminal: Terminal, typed: string): Promise<ExitCode> {
  const id = typed.trim().toUpperCase()
  const found = await withDatabase(terminal, async ({ sql }) => {
    const kept = await findReturn(sql, id)
    const order = kept && (await findOrder(sql, kept.orderId))
    return kept && order && { kept, order }
  })
  if (found === null) {
    say(terminal.err, `There is no return ${id}.`)
    return EXIT.nothingDone
  }
  const { kept, order } = found
  const rows = kept.items.map(({ pieceId, reason }, index) => {
    const piece = order.pieces.find((one) => one.id === pieceId)
    const [name, size] = piece ? [nameOf(piece), sizeOf(piece)] : ['', '']
    return [String(index + 1), name, size, reason]
  })
  say(terminal.out, `${id} is ${kept.state}.\n\n${toTable([PIECE_HEAD, ...rows])}`)
  return EXIT.done
}

type ReturnMove = (parts: ReturnMoveParts, id: string) => MovedReturn

export function receiveReturnsCommand(terminal: Terminal, ids: readonly string[]) {
  return moveReturns(terminal, ids, { run: receiveReturn, refused: 'cannot be received' })
}

export interface InspectOptions {
  tracking?: string
  missing?: readonly number[]
}

export async function inspectReturnsCommand(
  terminal: Terminal,
  ids: readonly string[],
  { tracking, missing = [] }: InspectOptions,
): Promise<ExitCode> {
  if (missing.length > 0 && ids.length > 1) {
    say(terminal.err, 'Pieces can be missing of one return at a time.')
    return EXIT.nothingDone
  }
  return moveReturns(terminal, ids, {
    run: (parts, id) => inspectReturn(parts, { id, trackingNumber: tracking ?? null, missing }),
    refused: 'cannot be inspected',
  })
}

export function rejectReturnCommand(terminal: Terminal, id: string, reason: string) {
  return moveReturns(terminal, [id], {
    run: (parts, one) => rejectReturn(parts, { id: one, reason }),
    refused: 'cannot be rejected',
  })
}

export function refundReturnsCommand(terminal: Terminal, ids: readonly string[]) {
  return moveReturns(terminal, ids, {
    run: (parts, id) =>
      refundReturn({ ...parts, trees: createCategoryTrees(parts.db, parts.now) }, id),
    refused: 'cannot be refunded; it has to be inspected first',
  })
}

/** Each by itself: what cannot be moved does not keep back the others. */
async function moveReturns(
  terminal: Terminal,
  ids: readonly string[],
  { run, refused }: { run: ReturnMove; refused: string },
): Promise<ExitCode> {
  const done = await withDatabase(terminal, async (db) => {
    let moved = 0
    for (const typed of ids) {
      const id = typed.trim().toUpperCase()
      const outcome = await run({ db, now: Date.now }, id)
      if (outcome.ok) {
        moved += 1
        const { state, document } = outcome.value
        const { refundCents, currencyCode } = document.quote
        say(terminal.out, `${id} is ${state}: ${toMoneyText(refundCents, currencyCode)}.`)
      } else if (outcome.refusal.kind === 'return-not-found') {
        say(terminal.err, `There is no return ${id}.`)
      } else if (outcome.refusal.kind === 'wrong-pieces') {
        say(terminal.err, `${id}: some of its pieces can be missing: saum returns show ${id}`)
      } else {
        say(terminal.err, `${id} is ${outcome.refusal.state} and ${refused}.`)
      }
    }
    return moved
  })
  if (done === 0) return EXIT.nothingDone
  return done < ids.length ? EXIT.someRefused : EXIT.done
}
