import { Option, type Command } from 'commander'
import { LISTED_STATES } from '@saum/shop/operator/order-overview'
import { RESENDABLE_KINDS, type ResendableKind } from '@saum/shop/operator/resend-mail'
import type { AddCommand } from './add-command.ts'
import { limitOption, oneLine, SHOP_PATHS, startOfDay } from './command-options.ts'
import { exportOrdersCommand, type ExportOrdersOptions } from './export-orders-command.ts'
import { correctTrackingCommand, moveOrdersCommand } from './move-orders-command.ts'
import { listOrdersCommand, showOrderCommand, type OrderListOptions } from './orders-command.ts'
import { resendCommand } from './resend-command.ts'

const EXAMPLES = `
Examples:
  saum orders list --state paid
  saum orders pack DE2600000017 DE2600000025
  saum orders ship DE2600000017 --tracking 00340434161094042557
  saum orders resend DE2600000017 --kind shipped
  saum orders export --from 2026-11-01 --to 2026-11-30 --output november.csv`

const MOVES = {
  pay: 'notes that the money of a prepayment or invoice has arrived',
  ready: 'tells customers that they can be collected in the branch',
  deliver: 'notes that they have arrived; the time to return them begins',
  cancel: 'cancels what was not sent; stock, voucher and money go back',
} as const

/** Everything operators do about orders. */
export const ordering: AddCommand = (program, terminal, end) => {
  const orders = program
    .command('orders')
    .description('looks after orders')
    .addHelpText('after', EXAMPLES)
  orders
    .command('list')
    .description('lists orders, the newest first')
    .addOption(new Option('--state <state>', 'only in this state').choices(LISTED_STATES))
    .addOption(new Option('--shop <shop>', 'only of one shop').choices(SHOP_PATHS))
    .addOption(limitOption('orders to list', 20))
    .action(async (options: OrderListOptions) => end(await listOrdersCommand(terminal, options)))
  orders
    .command('show')
    .description('tells everything about one order')
    .argument('<number>', 'of the order, such as DE2600000017')
    .action(async (number: string) => end(await showOrderCommand(terminal, number)))
  for (const [move, description] of Object.entries(MOVES) as [keyof typeof MOVES, string][]) {
    orders
      .command(move)
      .description(description)
      .argument('<numbers...>', 'of the orders')
      .action(async (numbers: string[]) =>
        end(await moveOrdersCommand(terminal, move, { numbers })),
      )
  }
  addSending(orders, terminal, end)
  addTracking(orders, terminal, end)
  addMails(orders, terminal, end)
}

const DESPITE = [
  '--despite-declaration',
  'although a withdrawal of it is open, which you have checked',
] as const

const addSending: AddCommand = (orders, terminal, end) => {
  orders
    .command('pack')
    .description('notes that they are packed; customers cannot cancel them any more')
    .argument('<numbers...>', 'of the orders')
    .option(...DESPITE)
    .action(async (numbers: string[], options: { despiteDeclaration?: boolean }) =>
      end(await moveOrdersCommand(terminal, 'pack', { numbers, ...options })),
    )
  orders
    .command('ship')
    .description('notes that it is on its way; writes invoice and mail')
    .argument('<number>', 'of the order')
    .option('--tracking <number>', 'number of the parcel at the carrier', oneLine)
    .option(...DESPITE)
    .action(async (number: string, options: { tracking?: string; despiteDeclaration?: boolean }) =>
      end(await moveOrdersCommand(terminal, 'ship', { numbers: [number], ...options })),
    )
}

const addTracking: AddCommand = (orders, terminal, end) => {
  orders
    .command('tracking')
    .description('corrects the number a parcel on its way is followed by; mails it')
    .argument('<number>', 'of the order')
    .argument('<tracking>', 'number of the parcel at the carrier', oneLine)
    .action(async (number: string, tracking: string) =>
      end(await correctTrackingCommand(terminal, number, tracking)),
    )
}

const addMails: AddCommand = (orders: Command, terminal, end) => {
  orders
    .command('resend')
    .description('sends a mail about an order once more')
    .argument('<number>', 'of the order')
    .addOption(
      new Option('--kind <kind>', 'which mail')
        .choices(RESENDABLE_KINDS)
        .default('order-confirmation'),
    )
    .action(async (number: string, options: { kind: ResendableKind }) =>
      end(await resendCommand(terminal, number, options)),
    )
  orders
    .command('export')
    .description('writes orders, the oldest first: .ndjson one per line, .csv one piece per row')
    .option('-o, --output <file>', 'file (.ndjson or .csv) instead of the screen')
    .addOption(new Option('--shop <shop>', 'only of one shop').choices(SHOP_PATHS))
    .option('--from <day>', 'first day they were placed (UTC)', startOfDay)
    .option('--to <day>', 'last day they were placed (UTC)', startOfDay)
    .action(async (options: ExportOrdersOptions) =>
      end(await exportOrdersCommand(terminal, options)),
    )
}
