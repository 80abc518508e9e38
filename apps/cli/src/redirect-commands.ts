import { InvalidArgumentError, Option } from 'commander'
import { REDIRECT_STATUSES, type RedirectStatus } from '@saum/contract/redirect'
import type { AddCommand } from './add-command.ts'
import { limitOption, SHOP_PATHS, wholeNumber } from './command-options.ts'
import type { ImportOptions } from './import-command.ts'
import {
  addRedirectCommand,
  checkRedirectsCommand,
  importRedirectsCommand,
  listHitsCommand,
  listMissesCommand,
  listRedirectsCommand,
  removeRedirectCommand,
  type AddOptions,
  type ShopChoice,
} from './redirects-command.ts'

const EXAMPLES = `
Examples:
  saum redirects add /alte-marke/* /c/marke/ --shop de
  saum redirects add /katalog/* /magazin/* --status 302
  saum redirects import umzug.csv --dry-run
  saum redirects check --collapse`

const SOURCE = 'old path within the shop; /alte-marke/* stands for all below it'

export const redirecting: AddCommand = (program, terminal, end) => {
  const redirects = program
    .command('redirects')
    .description('looks after where old addresses lead')
    .addHelpText('after', EXAMPLES)
  redirects
    .command('list')
    .description('lists redirects')
    .addOption(onlyShop('only those of one shop'))
    .addOption(limitOption('how many', 200))
    .action(async (options: ShopChoice & { limit: number }) => {
      end(await listRedirectsCommand(terminal, options))
    })
  redirects
    .command('add')
    .description('leads an old path somewhere; overwrites what led it elsewhere')
    .argument('<source>', SOURCE)
    .argument('<target>', 'path within the shop, /neu/* to keep the rest, or an https address')
    .addOption(onlyShop('only in this shop'))
    .option('--status <code>', '301, 302, 307 or 308', statusCode, 301)
    .action(async (source: string, target: string, options: AddOptions) => {
      end(await addRedirectCommand(terminal, { source, target }, options))
    })
  redirects
    .command('remove')
    .description('forgets a redirect')
    .argument('<source>', SOURCE)
    .addOption(onlyShop('that of this shop instead of that of all'))
    .action(async (source: string, options: ShopChoice) => {
      end(await removeRedirectCommand(terminal, source, options))
    })
  redirects
    .command('import')
    .description('loads .csv or .ndjson files: shopPath, source, target, statusCode')
    .argument('<files...>', 'with semicolons, commas or tabs, as spreadsheets save them')
    .option('--dry-run', 'check everything, change nothing')
    .option('--report <file>', 'write every fault to this file, one per line')
    .option('--max-faults <n>', 'faults to print', wholeNumber, 20)
    .action(async (files: string[], options: Omit<ImportOptions, 'mode'>) => {
      end(await importRedirectsCommand(terminal, files, options))
    })
  redirects
    .command('check')
    .description('tells circles and chains')
    .option('--collapse', 'write the end of each chain into the table')
    .action(async (options: { collapse?: boolean }) => {
      end(await checkRedirectsCommand(terminal, options))
    })
  redirects
    .command('hits')
    .description('tells how often each redirect was followed')
    .addOption(limitOption('how many', 50))
    .action(async (options: { limit: number }) => end(await listHitsCommand(terminal, options)))
  redirects
    .command('misses')
    .description('lists addresses that were asked for in vain most often')
    .addOption(limitOption('how many', 50))
    .action(async (options: { limit: number }) => end(await listMissesCommand(terminal, options)))
}

function onlyShop(description: string): Option {
  return new Option('--shop <shop>', description).choices(SHOP_PATHS)
}

function statusCode(text: string): RedirectStatus {
  const found = REDIRECT_STATUSES.find((status) => String(status) === text)
  if (found === undefined) throw new InvalidArgumentError('must be 301, 302, 307 or 308')
  return found
}
