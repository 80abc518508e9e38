import { groupCardNumber } from '@saum/domain/card-number'
import { findShopByPath, type ShopPath } from '@saum/domain/shops'
import {
  blockCard,
  correctPoints,
  findCardSheet,
  issueBranchCard,
  linkToCustomer,
  replaceCard,
} from '@saum/shop/loyalty/operate-cards'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toMomentText } from './money-text.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const now = Date.now

/** Without name and address: whoever needs those looks at the customer. */
export async function showCardCommand(terminal: Terminal, number: string): Promise<ExitCode> {
  const found = await withDatabase(terminal, (db) => findCardSheet({ db, now }, number))
  if (found === null) return noCard(terminal, number)
  const { card, balance } = found
  const { level, until } = card.standing
  const rows = [
    ['card', groupCardNumber(card.number)],
    ['shop', card.shop.path],
    ['customer', card.customerId === null ? 'none yet' : String(card.customerId)],
    ['state', card.state],
    ['level', until === null ? level : `${level} until ${until}`],
    ['points', String(balance)],
    ['since', `${toMomentText(card.createdAt)} UTC`],
  ]
  say(terminal.out, toTable(rows))
  return EXIT.done
}

export async function blockCardCommand(
  terminal: Terminal,
  number: string,
  { undo: isUndo = false }: { undo?: boolean },
): Promise<ExitCode> {
  const state = isUndo ? 'open' : 'blocked'
  const isDone = await withDatabase(terminal, (db) => blockCard({ db, now }, number, state))
  if (!isDone) return noCard(terminal, number)
  say(terminal.out, isUndo ? 'The card can be used again.' : 'The card is blocked.')
  return EXIT.done
}

export async function replaceCardCommand(terminal: Terminal, number: string): Promise<ExitCode> {
  const next = await withDatabase(terminal, (db) => replaceCard({ db, now }, number))
  if (next === null) return noCard(terminal, number)
  say(terminal.out, `The new number is ${groupCardNumber(next)}.`)
  return EXIT.done
}

export async function correctPointsCommand(
  terminal: Terminal,
  number: string,
  points: number,
): Promise<ExitCode> {
  const isDone = await withDatabase(terminal, (db) => correctPoints({ db, now }, number, points))
  if (!isDone) {
    say(terminal.err, `No customer has the card ${number}.`)
    return EXIT.nothingDone
  }
  return showCardCommand(terminal, number)
}

export interface IssueOptions {
  shop: ShopPath
  zip: string
  points: number
}

export async function issueCardCommand(
  terminal: Terminal,
  { shop: path, zip: zipCode, points }: IssueOptions,
): Promise<ExitCode> {
  const shop = findShopByPath(path)
  if (shop === undefined) throw new Error(`There is no shop ${path}`)
  const number = await withDatabase(terminal, (db) =>
    issueBranchCard({ db, now }, { shop, zipCode, points }),
  )
  say(terminal.out, groupCardNumber(number))
  return EXIT.done
}

export async function linkCardCommand(
  terminal: Terminal,
  number: string,
  customerId: number,
): Promise<ExitCode> {
  const isDone = await withDatabase(terminal, (db) =>
    linkToCustomer({ db, now }, number, customerId),
  )
  if (isDone) say(terminal.out, `The card belongs to customer ${customerId} now.`)
  else
    say(terminal.err, 'The card or the customer is unknown in this shop, or has another already.')
  return isDone ? EXIT.done : EXIT.nothingDone
}

function noCard(terminal: Terminal, number: string): ExitCode {
  say(terminal.err, `There is no card ${number}.`)
  return EXIT.nothingDone
}
