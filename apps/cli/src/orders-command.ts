import { findShopByPath, findShopById, type ShopPath } from '@saum/domain/shops'
import type { Database } from '@saum/shop/database/database'
import { listDeclarationsOfOrder } from '@saum/shop/declaration/declaration-storage'
import { listMailsOfOrder } from '@saum/shop/mail/mail-log'
import { findOrderId, listOrderRows, type OrderRow } from '@saum/shop/operator/order-overview'
import { findOrder } from '@saum/shop/order/order-storage'
import { listReturnsOfOrder } from '@saum/shop/order-return/return-storage'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toMomentText, toMoneyText } from './money-text.ts'
import { toOrderSheet } from './order-sheet.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const HEAD = ['order', 'shop', 'state', 'paid', 'placed (UTC)', 'pieces', 'total']

export interface OrderListOptions {
  state?: OrderRow['state']
  shop?: ShopPath
  limit: number
}

/** The newest first. */
export async function listOrdersCommand(
  terminal: Terminal,
  { state, shop, limit }: OrderListOptions,
): Promise<ExitCode> {
  const shopId = shop && findShopByPath(shop)?.shopId
  const orders = await withDatabase(terminal, (db) =>
    listOrderRows(db.sql, { state, shopId }, limit),
  )
  const rows = orders.map((order) => [
    order.orderNumber,
    findShopById(order.shopId)?.path ?? '',
    order.state,
    order.isPaid === 1 ? 'yes' : 'no',
    toMomentText(order.createdAt),
    String(order.pieces),
    toMoneyText(order.totalCents, order.currency),
  ])
  say(terminal.out, rows.length === 0 ? 'There are no such orders.' : toTable([HEAD, ...rows]))
  return EXIT.done
}

/** Everything about one order. */
export async function showOrderCommand(terminal: Terminal, orderNumber: string): Promise<ExitCode> {
  const found = await withDatabase(terminal, (db) => findOrderWithReturns(db, orderNumber))
  if (found === null) {
    say(terminal.err, `There is no order ${orderNumber}.`)
    return EXIT.nothingDone
  }
  say(terminal.out, toOrderSheet(found))
  return EXIT.done
}

async function findOrderWithReturns(db: Database, orderNumber: string) {
  const id = await findOrderId(db.sql, orderNumber)
  const order = id === null ? null : await findOrder(db.sql, id)
  if (order === null) return null
  return {
    order,
    returns: await listReturnsOfOrder(db.sql, order.id),
    declarations: await listDeclarationsOfOrder(db.sql, order.id),
    mails: await listMailsOfOrder(db.sql, order.id),
  }
}
