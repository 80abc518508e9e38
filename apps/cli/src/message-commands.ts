import type { AddCommand } from './add-command.ts'
import { limitOption } from './command-options.ts'
import { closeMessageCommand, listMessagesCommand, showMessageCommand } from './messages-command.ts'

const NUMBER = ['<message>', 'its case number'] as const

/** What shoppers have written by the form of the contact page. */
export const answering: AddCommand = (program, terminal, end) => {
  const messages = program.command('messages').description('shows what shoppers have written')
  messages
    .command('list')
    .description('lists messages that wait for an answer, the one that waits longest first')
    .option('--all', 'also those that are closed')
    .addOption(limitOption('messages to list', 50))
    .action(async (options: { all?: boolean; limit: number }) =>
      end(await listMessagesCommand(terminal, options)),
    )
  messages
    .command('show')
    .description('tells everything about one message, word for word')
    .argument(...NUMBER)
    .action(async (id: string) => end(await showMessageCommand(terminal, id)))
  messages
    .command('close')
    .description('notes that it is answered; a year later it is forgotten')
    .argument(...NUMBER)
    .action(async (id: string) => end(await closeMessageCommand(terminal, id)))
}
