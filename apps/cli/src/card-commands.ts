import { InvalidArgumentError } from 'commander'
import type { AddCommand } from './add-command.ts'
import {
  blockCardCommand,
  correctPointsCommand,
  issueCardCommand,
  linkCardCommand,
  replaceCardCommand,
  showCardCommand,
  type IssueOptions,
} from './cards-command.ts'
import { shopOption, wholeNumber } from './command-options.ts'
import { customerNumber } from './customer-commands.ts'

const NUMBER = 'as it is printed on the card'

export const keepingCards: AddCommand = (program, terminal, end) => {
  const cards = program.command('cards').description('looks after fashion cards')
  cards
    .command('show')
    .description('tells level, points and whose card it is')
    .argument('<number>', NUMBER)
    .action(async (number: string) => end(await showCardCommand(terminal, number)))
  cards
    .command('block')
    .description('stops a card; its points wait')
    .argument('<number>', NUMBER)
    .option('--undo', 'lets it go on')
    .action(async (number: string, options: { undo?: boolean }) => {
      end(await blockCardCommand(terminal, number, options))
    })
  cards
    .command('replace')
    .description('gives a lost card a new number; level and points stay')
    .argument('<number>', NUMBER)
    .action(async (number: string) => end(await replaceCardCommand(terminal, number)))
  cards
    .command('correct')
    .description('adds points; write -- before a number below zero')
    .argument('<number>', NUMBER)
    .argument('<points>', 'how many', somePoints)
    .action(async (number: string, points: number) => {
      end(await correctPointsCommand(terminal, number, points))
    })
  cards
    .command('issue')
    .description('makes a card for a customer in a branch and prints its number')
    .addOption(shopOption())
    .requiredOption('--zip <postcode>', 'of the holder, who links the card with it')
    .option('--points <n>', 'it begins with', wholeNumber, 0)
    .action(async (options: IssueOptions) => end(await issueCardCommand(terminal, options)))
  cards
    .command('link')
    .description('makes a card of a branch that of a customer')
    .argument('<number>', NUMBER)
    .argument('<customer>', 'number of the customer', customerNumber)
    .action(async (number: string, customerId: number) => {
      end(await linkCardCommand(terminal, number, customerId))
    })
}

function somePoints(text: string): number {
  const points = /^-?\d{1,5}$/.test(text) ? Number(text) : 0
  if (points === 0) throw new InvalidArgumentError('a number other than 0, up to 99999.')
  return points
}
