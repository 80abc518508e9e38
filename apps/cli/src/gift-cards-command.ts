import type { Currency } from '@saum/domain/shops'
import { issueGiftCard } from '@saum/shop/gift-card/issue-gift-card'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toMoneyText } from './money-text.ts'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const MIN_CENTS = 1_000
const MAX_CENTS = 25_000

export interface IssueOptions {
  currency: Currency
  count: number
}

/** Prints what goes on the cards; nobody can look it up afterwards. */
export async function issueGiftCardsCommand(
  terminal: Terminal,
  cents: number,
  { currency, count }: IssueOptions,
): Promise<ExitCode> {
  if (cents < MIN_CENTS || cents > MAX_CENTS) {
    const [least, most] = [MIN_CENTS, MAX_CENTS].map((limit) => toMoneyText(limit, currency))
    say(terminal.err, `A gift card is worth between ${least} and ${most}.`)
    return EXIT.nothingDone
  }
  const cards = await withDatabase(terminal, async (db) => {
    const issued = []
    for (let index = 0; index < count; index++) {
      issued.push(await issueGiftCard(db, { cents, currency, now: Date.now() }))
    }
    return issued
  })
  const rows = cards.map(({ number, pin }) => [
    number.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
    pin,
    toMoneyText(cents, currency),
  ])
  say(terminal.out, toTable([['number', 'PIN', 'value'], ...rows]))
  say(terminal.err, 'Number and PIN are shown only now: the shop keeps nothing but their hashes.')
  return EXIT.done
}
