import { Option } from 'commander'
import type { Currency } from '@saum/domain/shops'
import type { ReturnState } from '@saum/shop/order-return/kept-return'
import type { AddCommand } from './add-command.ts'
import {
  amountInCents,
  limitOption,
  oneLine,
  whichNumbers,
  wholeNumber,
} from './command-options.ts'
import { issueGiftCardsCommand } from './gift-cards-command.ts'
import {
  inspectReturnsCommand,
  listReturnsCommand,
  receiveReturnsCommand,
  refundReturnsCommand,
  rejectReturnCommand,
  showReturnCommand,
  type InspectOptions,
} from './returns-command.ts'
import { listTransfersCommand, settleTransferCommand } from './transfers-command.ts'

const STATES: readonly ReturnState[] = [
  'announced',
  'received',
  'inspected',
  'refunded',
  'rejected',
]

const EXAMPLES = `
Examples:
  saum returns list
  saum returns receive DE2600000017-R1
  saum returns inspect DE2600000017-R1 --tracking 00340434161094042564
  saum returns inspect DE2600000033-R1 --missing 2
  saum returns refund DE2600000017-R1
  saum returns reject DE2600000025-R1 --reason "Worn and washed"`

/** Everything operators do about what comes back. */
export const returning: AddCommand = (program, terminal, end) => {
  const returns = program
    .command('returns')
    .description('looks after what customers send back')
    .addHelpText('after', EXAMPLES)
  returns
    .command('list')
    .description('lists returns that are neither refunded nor rejected, the oldest first')
    .addOption(new Option('--state <state>', 'all in this state').choices(STATES))
    .addOption(limitOption('returns to list', 50))
    .action(async (options: { state?: ReturnState; limit: number }) =>
      end(await listReturnsCommand(terminal, options)),
    )
  returns
    .command('show')
    .description('tells which pieces belong into one parcel')
    .argument('<return>', 'its number, as on the label')
    .action(async (id: string) => end(await showReturnCommand(terminal, id)))
  returns
    .command('receive')
    .description('notes that parcels have arrived')
    .argument('<returns...>', 'their numbers, as on the label')
    .action(async (ids: string[]) => end(await receiveReturnsCommand(terminal, ids)))
  returns
    .command('inspect')
    .description('puts the pieces back into stock and sends the sizes that were wanted instead')
    .argument('<returns...>', 'their numbers')
    .option('--tracking <number>', 'of the parcel with the other size', oneLine)
    .option(
      '--missing <pieces>',
      'which pieces of one return did not come, as "returns show" numbers them',
      whichNumbers,
    )
    .action(async (ids: string[], options: InspectOptions) =>
      end(await inspectReturnsCommand(terminal, ids, options)),
    )
  returns
    .command('reject')
    .description('does not accept a return; the pieces go back to the customer')
    .argument('<return>', 'its number')
    .requiredOption('--reason <text>', 'what the customer reads', oneLine)
    .action(async (id: string, { reason }: { reason: string }) =>
      end(await rejectReturnCommand(terminal, id, reason)),
    )
  returns
    .command('refund')
    .description('gives the money back for what was inspected')
    .argument('<returns...>', 'their numbers')
    .action(async (ids: string[]) => end(await refundReturnsCommand(terminal, ids)))
}

/** Money that goes back by hand. */
export const transferring: AddCommand = (program, terminal, end) => {
  const transfers = program
    .command('transfers')
    .description('shows refunds to be transferred by hand: prepayments and paid invoices')
  transfers
    .command('list')
    .description('lists what has to be transferred, the oldest first')
    .addOption(limitOption('transfers to list', 50))
    .action(async (options: { limit: number }) =>
      end(await listTransfersCommand(terminal, options)),
    )
  transfers
    .command('done')
    .description('notes that one amount was transferred')
    .argument('<number>', 'of the order')
    .argument('<amount>', 'that was transferred, such as 79.99', amountInCents)
    .action(async (number: string, cents: number) =>
      end(await settleTransferCommand(terminal, number, cents)),
    )
}

export const giving: AddCommand = (program, terminal, end) => {
  program
    .command('gift-cards')
    .description('makes gift cards')
    .command('issue')
    .description('prints number and PIN of new gift cards')
    .argument('<amount>', 'on each of them, such as 50 or 49.90', amountInCents)
    .addOption(
      new Option('--currency <currency>', 'of the shops it is for')
        .choices(['EUR', 'CHF'])
        .default('EUR'),
    )
    .option('--count <n>', 'how many', wholeNumber, 1)
    .addHelpText('after', '\nExample:\n  saum gift-cards issue 50 --currency CHF --count 10')
    .action(async (cents: number, options: { currency: Currency; count: number }) =>
      end(await issueGiftCardsCommand(terminal, cents, options)),
    )
}
