import { findShopById } from '@saum/domain/shops'
import {
  closeMessage,
  findMessage,
  listMessages,
  type ContactMessage,
} from '@saum/shop/contact/contact-storage'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toMomentText } from './money-text.ts'
import { toPlainLine } from './plain-text.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const HEAD = ['message', 'topic', 'shop', 'received (UTC)', 'from', 'order', 'begins', 'closed']
const BEGINNING = 40

/** Those a person has to answer, or all; the one that waits longest first. */
export async function listMessagesCommand(
  terminal: Terminal,
  { all: isAll = false, limit }: { all?: boolean; limit: number },
): Promise<ExitCode> {
  const found = await withDatabase(terminal, (db) => listMessages(db.sql, { isAll, limit }))
  const rows = found.map((message) => [
    message.id,
    message.topic,
    shopOf(message),
    toMomentText(message.receivedAt),
    `${message.name} <${message.email}>`,
    message.orderNumber,
    toPlainLine(message.message).slice(0, BEGINNING),
    message.closedAt === null ? '' : toMomentText(message.closedAt),
  ])
  say(terminal.out, rows.length === 0 ? 'Nothing waits for you.' : toTable([HEAD, ...rows]))
  return EXIT.done
}

export async function showMessageCommand(terminal: Terminal, id: string): Promise<ExitCode> {
  const typed = toNumber(id)
  const found = await withDatabase(terminal, (db) => findMessage(db.sql, typed))
  if (found === null) {
    say(terminal.err, `There is no message ${typed}.`)
    return EXIT.nothingDone
  }
  say(terminal.out, toSheet(found))
  return EXIT.done
}

export async function closeMessageCommand(terminal: Terminal, id: string): Promise<ExitCode> {
  const typed = toNumber(id)
  const isClosed = await withDatabase(terminal, (db) =>
    db.transaction((sql) => closeMessage(sql, typed, Date.now())),
  )
  if (isClosed) say(terminal.out, `${typed} is closed.`)
  else say(terminal.err, `No message ${typed} waits for you.`)
  return isClosed ? EXIT.done : EXIT.nothingDone
}

function toSheet(message: ContactMessage): string {
  const { id, topic, name, email, orderNumber, receivedAt, closedAt } = message
  const words = message.message
    .split('\n')
    .map((line, index) => [index === 0 ? 'text' : ' ', toPlainLine(line)])
  const rows = [
    ['message', id],
    ['topic', topic],
    ['shop', shopOf(message)],
    ['received', `${toMomentText(receivedAt)} UTC`],
    ['from', `${name} <${email}>`],
    ['order, as typed', orderNumber],
    ['closed', closedAt === null ? 'no, waits for you' : `${toMomentText(closedAt)} UTC`],
  ]
  return toTable([...rows.filter(([, value]) => value !== ''), ...words])
}

function shopOf({ shopId }: ContactMessage): string {
  return findShopById(shopId)?.path ?? String(shopId)
}

function toNumber(typed: string): string {
  return typed.trim().toUpperCase()
}
