import { InvalidArgumentError } from 'commander'
import type { ShopPath } from '@saum/domain/shops'
import type { AddCommand } from './add-command.ts'
import { shopOption } from './command-options.ts'
import {
  deleteCustomerCommand,
  exportCustomerCommand,
  findCustomerCommand,
  setActiveCommand,
  showCustomerCommand,
} from './customers-command.ts'

const CUSTOMER = ['<customer>', 'their number', customerNumber] as const

/** Customers who write to us instead of using their account. */
export const keepingCustomers: AddCommand = (program, terminal, end) => {
  const customers = program
    .command('customers')
    .description('looks after accounts of customers')
    .addHelpText(
      'after',
      `
Examples:
  saum customers find anna@saum.example --shop at
  saum customers export 4711 --output anna.json
  saum customers delete 4711 --yes`,
    )
  customers
    .command('find')
    .description('tells the number of the customer with an address')
    .argument('<email>', 'the address of the account')
    .addOption(shopOption())
    .action(async (email: string, options: { shop: ShopPath }) =>
      end(await findCustomerCommand(terminal, email, options)),
    )
  customers
    .command('show')
    .description('tells how an account stands, without whose it is')
    .argument(...CUSTOMER)
    .option('--personal', 'also name, address and phone')
    .action(async (id: number, options: { personal?: boolean }) =>
      end(await showCustomerCommand(terminal, id, options)),
    )
  customers
    .command('export')
    .description('writes everything we know of a customer, as their account page does')
    .argument(...CUSTOMER)
    .option('-o, --output <file>', 'a file only you may read')
    .action(async (id: number, options: { output?: string }) =>
      end(await exportCustomerCommand(terminal, id, options)),
    )
  customers
    .command('delete')
    .description('deletes an account; the customer is told by mail')
    .argument(...CUSTOMER)
    .option('--yes', 'it is meant')
    .action(async (id: number, options: { yes?: boolean }) =>
      end(await deleteCustomerCommand(terminal, id, options)),
    )
  customers
    .command('deactivate')
    .description('logs a customer out everywhere and lets them in no more')
    .argument(...CUSTOMER)
    .action(async (id: number) => end(await setActiveCommand(terminal, id, false)))
  customers
    .command('activate')
    .description('lets a customer in again')
    .argument(...CUSTOMER)
    .action(async (id: number) => end(await setActiveCommand(terminal, id, true)))
}

export function customerNumber(text: string): number {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(id)) throw new InvalidArgumentError('must be a number')
  return id
}
