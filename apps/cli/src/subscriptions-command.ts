import {
  cancelForCustomer,
  findSubscriptionSheet,
  listAllSubscriptions,
  type SubscriptionSheet,
} from '@saum/shop/operator/subscription-overview'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toMomentText, toMoneyText } from './money-text.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const HEAD = ['subscription', 'shop', 'state', 'customer', 'variant', 'pieces', 'months', 'next']

export async function listSubscriptionsCommand(
  terminal: Terminal,
  { all: isAll = false, limit }: { all?: boolean; limit: number },
): Promise<ExitCode> {
  const found = await withDatabase(terminal, (db) => listAllSubscriptions(db.sql, { isAll, limit }))
  const rows = found.map((row) => [
    row.number,
    row.shop,
    row.failedCharges === 0 ? row.state : `${row.state}, ${row.failedCharges} failed charges`,
    String(row.customerId),
    String(row.variantId),
    String(row.quantity),
    String(row.intervalMonths),
    row.nextOn ?? '',
  ])
  say(terminal.out, rows.length === 0 ? 'There are none.' : toTable([HEAD, ...rows]))
  return EXIT.done
}

export async function showSubscriptionCommand(
  terminal: Terminal,
  number: string,
): Promise<ExitCode> {
  const sheet = await withDatabase(terminal, (db) => findSubscriptionSheet(db.sql, number))
  if (sheet === null) return noSubscription(terminal, number)
  say(terminal.out, toSheet(sheet))
  return EXIT.done
}

/** For who has written or called; the receipt goes out as if they had done it themselves. */
export async function cancelSubscriptionCommand(
  terminal: Terminal,
  number: string,
): Promise<ExitCode> {
  const outcome = await withDatabase(terminal, (db) =>
    cancelForCustomer({ db, now: Date.now }, number),
  )
  if (outcome === 'unknown') return noSubscription(terminal, number)
  if (outcome === 'over') say(terminal.err, `${number} is over already.`)
  else say(terminal.out, `${number} is cancelled; the customer gets a receipt.`)
  return outcome === 'cancelled' ? EXIT.done : EXIT.nothingDone
}

function noSubscription(terminal: Terminal, number: string): ExitCode {
  say(terminal.err, `There is no subscription ${number}.`)
  return EXIT.nothingDone
}

function toSheet({ subscription, deliveries }: SubscriptionSheet): string {
  const { plan, shop } = subscription
  const rows = [
    ['subscription', subscription.number],
    ['state', subscription.state],
    ['shop', shop.path],
    ['customer', String(subscription.customerId)],
    ['variant', `${subscription.variantId}, ${subscription.quantity} pieces`],
    ['price of a piece', toMoneyText(subscription.unitCents, shop.currency)],
    ['every', `${plan.intervalMonths} months`],
    ['paid by', subscription.document.paymentMethod],
    ['next delivery', plan.nextOn ?? ''],
    ['left out', plan.skippedOn ?? ''],
    ['paused until', plan.pausedUntil ?? ''],
    ['failed charges', subscription.failedCharges === 0 ? '' : `${subscription.failedCharges}`],
    ['begun', `${toMomentText(subscription.startedAt)} UTC`],
    ['ends on', subscription.endsOn ?? ''],
    ['declaration', subscription.declarationId ?? ''],
    ...deliveries.map(({ orderNumber, state, deliveryOn }) => [
      `delivery of ${deliveryOn}`,
      `${orderNumber}, ${state}`,
    ]),
  ]
  return toTable(rows.filter(([, value]) => value !== ''))
}
