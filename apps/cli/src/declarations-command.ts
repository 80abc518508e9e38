import {
  closeDeclaration,
  findDeclaration,
  listDeclarations,
} from '@saum/shop/declaration/declaration-storage'
import type { DeclarationDocument, KeptDeclaration } from '@saum/shop/declaration/kept-declaration'
import { resendReceipt } from '@saum/shop/operator/resend-receipt'
import { findOrder } from '@saum/shop/order/order-storage'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toMomentText } from './money-text.ts'
import { toPlainLine } from './plain-text.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const HEAD = ['declaration', 'kind', 'shop', 'received (UTC)', 'from', 'about', 'return']

/** Those a person has to look at, or all; the one that waits longest first. */
export async function listDeclarationsCommand(
  terminal: Terminal,
  { all: isAll = false, limit }: { all?: boolean; limit: number },
): Promise<ExitCode> {
  const found = await withDatabase(terminal, (db) => listDeclarations(db.sql, { isAll, limit }))
  const rows = found.map(({ id, document, shop, receivedAt, email, returnId }) => {
    const about = document.kind === 'withdrawal' ? document.scope : document.endsOn
    return [
      id,
      kindOf(document),
      shop.path,
      toMomentText(receivedAt),
      `${document.name} <${email}>`,
      [document.contract, about].filter((part) => part !== '').join(': '),
      returnId ?? '',
    ]
  })
  say(terminal.out, rows.length === 0 ? 'Nothing waits for you.' : toTable([HEAD, ...rows]))
  return EXIT.done
}

export async function showDeclarationCommand(terminal: Terminal, id: string): Promise<ExitCode> {
  const typed = toNumber(id)
  const found = await withDatabase(terminal, async (db) => {
    const declaration = await findDeclaration(db.sql, typed)
    const orderId = declaration?.orderId ?? null
    const order = orderId === null ? null : await findOrder(db.sql, orderId)
    return declaration && { declaration, orderNumber: order?.orderNumber ?? '' }
  })
  if (found === null) return noDeclaration(terminal, typed)
  say(terminal.out, toSheet(found.declaration, found.orderNumber))
  return EXIT.done
}

export async function closeDeclarationCommand(terminal: Terminal, id: string): Promise<ExitCode> {
  const typed = toNumber(id)
  const isClosed = await withDatabase(terminal, (db) =>
    db.transaction((sql) => closeDeclaration(sql, typed, Date.now())),
  )
  if (isClosed) say(terminal.out, `${typed} is done.`)
  else say(terminal.err, `No declaration ${typed} waits for you.`)
  return isClosed ? EXIT.done : EXIT.nothingDone
}

/** Puts the receipt into the outbox once more; the server sends it. */
export async function resendReceiptCommand(terminal: Terminal, id: string): Promise<ExitCode> {
  const typed = toNumber(id)
  const isSent = await withDatabase(terminal, (db) => resendReceipt(db, typed, Date.now()))
  if (!isSent) return noDeclaration(terminal, typed)
  say(terminal.out, `The receipt of ${typed} goes out again.`)
  return EXIT.done
}

function noDeclaration(terminal: Terminal, typed: string): ExitCode {
  say(terminal.err, `There is no declaration ${typed}.`)
  return EXIT.nothingDone
}

function toNumber(typed: string): string {
  return typed.trim().toUpperCase()
}

function kindOf(document: DeclarationDocument): string {
  return document.kind === 'withdrawal' ? 'withdrawal' : `cancellation, ${document.type}`
}

function toSheet(declaration: KeptDeclaration, orderNumber: string): string {
  const { id, shop, email, document, receivedAt, isMailed, returnId, handledAt } = declaration
  const own =
    document.kind === 'withdrawal'
      ? toRows('scope', document.scope === '' ? 'all of it' : document.scope)
      : [
          ...toRows('reason', document.reason),
          ['ends on', document.endsOn === '' ? 'the next day possible' : document.endsOn],
        ]
  const rows = [
    ['declaration', id],
    ['kind', kindOf(document)],
    ['shop', shop.path],
    ['received', `${toMomentText(receivedAt)} UTC`],
    ['from', `${document.name} <${email}>`],
    ['contract', document.contract],
    ...own,
    ['order', orderNumber],
    ['return', returnId ?? ''],
    ['receipt', isMailed ? 'mailed' : 'on the page only, too many mails to this address'],
    ['done', handledAt === null ? 'no, waits for you' : `${toMomentText(handledAt)} UTC`],
  ]
  return toTable(rows.filter(([, value]) => value !== ''))
}

/** Each line of what was typed in a row of its own. */
function toRows(name: string, text: string): string[][] {
  return text.split('\n').map((line, index) => [index === 0 ? name : ' ', toPlainLine(line)])
}
