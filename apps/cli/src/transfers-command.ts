import { listDueTransfers, settleTransfer } from '@saum/shop/operator/transfer-overview'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toMomentText, toMoneyText } from './money-text.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const HEAD = ['order', 'paid by', 'amount', 'because of', 'since (UTC)']

/** Refunds of prepayments and invoices: to the account the money came from. */
export async function listTransfersCommand(
  terminal: Terminal,
  { limit }: { limit: number },
): Promise<ExitCode> {
  const due = await withDatabase(terminal, (db) => listDueTransfers(db.sql, limit))
  const rows = due.map(({ orderNumber, method, cents, currency, reason, createdAt }) => [
    orderNumber,
    method,
    toMoneyText(cents, currency),
    reason,
    toMomentText(createdAt),
  ])
  say(terminal.out, rows.length === 0 ? 'Nothing has to be transferred.' : toTable([HEAD, ...rows]))
  return EXIT.done
}

/** One at a time: what is ticked off unseen is not transferred by anybody. */
export async function settleTransferCommand(
  terminal: Terminal,
  number: string,
  cents: number,
): Promise<ExitCode> {
  const outcome = await withDatabase(terminal, (db) =>
    settleTransfer(db, { orderNumber: number, cents, now: Date.now() }),
  )
  if (outcome.ok) {
    const { currency } = outcome.value
    say(terminal.out, `${number}: ${toMoneyText(cents, currency)} transferred.`)
    return EXIT.done
  }
  const due = outcome.refusal.due.map((one) => toMoneyText(one.cents, one.currency))
  const waits = due.length === 0 ? 'no transfer' : `${due.join(' and ')}, not for this amount`
  say(terminal.err, `${number} waits for ${waits}.`)
  return EXIT.nothingDone
}
