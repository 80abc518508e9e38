import type { AddCommand } from './add-command.ts'
import { limitOption } from './command-options.ts'
import {
  closeDeclarationCommand,
  listDeclarationsCommand,
  resendReceiptCommand,
  showDeclarationCommand,
} from './declarations-command.ts'
import { listMailsCommand } from './mails-command.ts'

const NUMBER = ['<declaration>', 'its number'] as const

/** Withdrawals and cancellations that nobody could deal with but a person. */
export const declaring: AddCommand = (program, terminal, end) => {
  const declarations = program
    .command('declarations')
    .description('shows withdrawals and cancellations of contracts')
  declarations
    .command('list')
    .description('lists those a person has to look at, the one that waits longest first')
    .option('--all', 'also those that are done')
    .addOption(limitOption('declarations to list', 50))
    .action(async (options: { all?: boolean; limit: number }) =>
      end(await listDeclarationsCommand(terminal, options)),
    )
  declarations
    .command('show')
    .description('tells everything about one declaration, word for word')
    .argument(...NUMBER)
    .action(async (id: string) => end(await showDeclarationCommand(terminal, id)))
  declarations
    .command('done')
    .description('notes that nothing is left to do')
    .argument(...NUMBER)
    .action(async (id: string) => end(await closeDeclarationCommand(terminal, id)))
  declarations
    .command('resend')
    .description('mails the receipt once more')
    .argument(...NUMBER)
    .action(async (id: string) => end(await resendReceiptCommand(terminal, id)))
}

export const mailing: AddCommand = (program, terminal, end) => {
  program
    .command('mails')
    .description('shows what has become of mails')
    .command('list')
    .description('lists mails, the newest first; neither their words nor to whom they went')
    .option('--failed', 'only those that were given up')
    .addOption(limitOption('mails to list', 50))
    .addHelpText(
      'after',
      `
What was given up goes out again with saum orders resend or saum declarations resend.`,
    )
    .action(async (options: { failed?: boolean; limit: number }) =>
      end(await listMailsCommand(terminal, options)),
    )
}
