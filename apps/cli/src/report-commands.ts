import { InvalidArgumentError, Option } from 'commander'
import { MAX_REPORT_DAYS } from '@saum/contract/report'
import type { AddCommand } from './add-command.ts'
import { SHOP_PATHS, wholeNumber } from './command-options.ts'
import { reportCommand, type ReportOptions } from './report-command.ts'

const EXAMPLES = `
Examples:
  saum report
  saum report --shop de --days 90
  saum report --json > report.json`

export const reporting: AddCommand = (program, terminal, end) => {
  program
    .command('report')
    .description('tells what visitors who agreed to be counted did')
    .addOption(new Option('--shop <shop>', 'only in one shop').choices(SHOP_PATHS))
    .option('--days <number>', 'how many days back, today among them', dayNumber, 28)
    .option('--json', 'as JSON, for programs')
    .addHelpText('after', EXAMPLES)
    .action(async (options: ReportOptions) => end(await reportCommand(terminal, options)))
}

function dayNumber(text: string): number {
  const days = wholeNumber(text)
  if (days < 1 || days > MAX_REPORT_DAYS) {
    throw new InvalidArgumentError(`must be from 1 to ${MAX_REPORT_DAYS}`)
  }
  return days
}
