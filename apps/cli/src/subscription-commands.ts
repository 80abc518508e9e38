import type { AddCommand } from './add-command.ts'
import { limitOption } from './command-options.ts'
import {
  cancelSubscriptionCommand,
  listSubscriptionsCommand,
  showSubscriptionCommand,
} from './subscriptions-command.ts'

const NUMBER = ['<subscription>', 'its number, such as AB26000001-9'] as const

/** Deliveries that come again and again. */
export const subscribing: AddCommand = (program, terminal, end) => {
  const subscriptions = program
    .command('subscriptions')
    .description('shows and cancels recurring deliveries')
  subscriptions
    .command('list')
    .description('lists those that are running, the next delivery first')
    .option('--all', 'also those that have ended')
    .addOption(limitOption('subscriptions to list', 50))
    .action(async (options: { all?: boolean; limit: number }) =>
      end(await listSubscriptionsCommand(terminal, options)),
    )
  subscriptions
    .command('show')
    .description('tells how one stands and what it has delivered, without whose it is')
    .argument(...NUMBER)
    .action(async (number: string) => end(await showSubscriptionCommand(terminal, number)))
  subscriptions
    .command('cancel')
    .description('cancels one for a customer who has written or called')
    .argument(...NUMBER)
    .action(async (number: string) => end(await cancelSubscriptionCommand(terminal, number)))
}
