import { Argument, Command, CommanderError, Option } from 'commander'
import type { ShopPath } from '@saum/domain/shops'
import { StartupError } from '@saum/domain/startup-error'
import { DatabaseError } from '@saum/shop/database/database-error'
import { DOCUMENT_KINDS, type DocumentKind } from '@saum/shop/documents/catalog-document'
import { ImportRefusal } from '@saum/shop/import/import-run'
import type { AddCommand } from './add-command.ts'
import { backupCommand } from './backup-command.ts'
import { keepingCards } from './card-commands.ts'
import { editing } from './content-commands.ts'
import { keepingCustomers } from './customer-commands.ts'
import { declaring, mailing } from './declaration-commands.ts'
import { limitOption, SHOP_PATHS, shopOption, wholeNumber } from './command-options.ts'
import { EXIT, type ExitCode } from './exit-code.ts'
import { explainCommand, zeroResultsCommand, type ExplainOptions } from './explain-command.ts'
import { exportCommand, type ExportOptions } from './export-command.ts'
import { importCommand, type ImportOptions } from './import-command.ts'
import { indexStatusCommand, rebuildIndexCommand } from './index-command.ts'
import { answering } from './message-commands.ts'
import { ordering } from './order-commands.ts'
import { redirecting } from './redirect-commands.ts'
import { reporting } from './report-commands.ts'
import { giving, returning, transferring } from './return-commands.ts'
import { listRunsCommand, undoCommand } from './runs-command.ts'
import { subscribing } from './subscription-commands.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

const EXAMPLES = {
  import: `
Examples:
  saum import categories.ndjson products.ndjson
  saum import range/ --mode full --dry-run
  saum import stock.csv --kind products --report faults.ndjson`,
  export: `
Examples:
  saum export products > products.ndjson
  saum export products --output products.csv
  saum export all --output backup/`,
}

/** The operator's door; answers with the exit code. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  let code: ExitCode = EXIT.done
  const program = new Command('saum')
    .description(
      'Runs the shop: catalogue, orders, returns; DATA_DIR or DATABASE_URL say where the data is.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void terminal.out.write(text),
      writeErr: (text) => void terminal.err.write(text),
    })
  const catalog = [
    importing,
    exporting,
    listing,
    undoing,
    migrating,
    backingUp,
    indexing,
    redirecting,
  ]
  const sales = [
    ordering,
    returning,
    transferring,
    declaring,
    giving,
    mailing,
    answering,
    reporting,
  ]
  const commands = [...catalog, ...sales, keepingCustomers, subscribing, keepingCards, editing]
  for (const add of commands) add(program, terminal, (result) => (code = result))
  try {
    await program.parseAsync([...args], { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.nothingDone
    if (!isExplained(error)) throw error
    say(terminal.err, error.message)
    return EXIT.nothingDone
  }
}

const importing: AddCommand = (program, terminal, end) => {
  program
    .command('import')
    .description('loads files of products, categories, outfits, branches, promotions, redirects …')
    .argument('<files...>', '.ndjson or .csv files, or a folder of them')
    .addOption(new Option('--kind <kind>', 'what is in the files').choices(DOCUMENT_KINDS))
    .addOption(
      new Option('--mode <mode>', 'full also removes what the file does not name')
        .choices(['delta', 'full'])
        .default('delta'),
    )
    .option('--dry-run', 'check everything, change nothing')
    .option('--restart', 'begin anew instead of going on where an interrupted import stopped')
    .option('--yes', 'let a full import remove more than half of what is there')
    .option('--report <file>', 'write every fault to this file, one per line')
    .option('--max-faults <n>', 'faults to print', wholeNumber, 20)
    .addHelpText('after', EXAMPLES.import)
    .action(async (files: string[], options: ImportOptions) => {
      end(await importCommand(terminal, files, options))
    })
}

const exporting: AddCommand = (program, terminal, end) => {
  program
    .command('export')
    .description('writes what the shop has, in the form import reads')
    .addArgument(new Argument('<what>').choices([...DOCUMENT_KINDS, 'all']))
    .option('-o, --output <file>', 'file (.ndjson or .csv), or the folder for all kinds')
    .addHelpText('after', EXAMPLES.export)
    .action(async (what: DocumentKind | 'all', options: ExportOptions) => {
      end(await exportCommand(terminal, what, options))
    })
}

const listing: AddCommand = (program, terminal, end) => {
  program
    .command('imports')
    .description('lists the last imports')
    .option('--limit <n>', 'how many', wholeNumber, 20)
    .action(async (options: { limit: number }) => end(await listRunsCommand(terminal, options)))
}

const undoing: AddCommand = (program, terminal, end) => {
  program
    .command('undo-import')
    .description('brings back what an import changed; the last one unless its number is given')
    .argument('[run]', 'number of the import', wholeNumber)
    .action(async (run: number | undefined) => end(await undoCommand(terminal, run ?? null)))
}

const migrating: AddCommand = (program, terminal, end) => {
  program
    .command('migrate')
    .description('brings the database to the newest schema')
    .action(async () => {
      await withDatabase(terminal, async () => say(terminal.out, 'The database is up to date.'))
      end(EXIT.done)
    })
}

const backingUp: AddCommand = (program, terminal, end) => {
  program
    .command('backup')
    .description('copies what cannot be made again into a new folder, also while the shop runs')
    .argument('<folder>', 'where to')
    .action(async (folder: string) => end(await backupCommand(terminal, folder)))
}

const indexing: AddCommand = (program, terminal, end) => {
  const index = program.command('index').description('looks after the indexes of the search')
  index
    .command('status')
    .description('tells how the index of each shop stands')
    .action(async () => end(await indexStatusCommand(terminal)))
  index
    .command('rebuild')
    .description('has indexes built anew, by the running server or at its next start')
    .addOption(new Option('--shop <shop>', 'only that of one shop').choices(SHOP_PATHS))
    .action(async (options: { shop?: ShopPath }) => {
      end(await rebuildIndexCommand(terminal, options))
    })
  index
    .command('explain')
    .description('tells why the products for a query stand where they stand')
    .argument('<query...>', 'as a shopper types it')
    .addOption(shopOption())
    .addOption(limitOption('products to explain', 10))
    .action(async (query: string[], options: ExplainOptions) => {
      end(await explainCommand(terminal, query.join(' '), options))
    })
  index
    .command('zero-results')
    .description('lists what visitors searched for in vain')
    .addOption(shopOption())
    .addOption(limitOption('queries to list', 50))
    .action(async (options: ExplainOptions) => end(await zeroResultsCommand(terminal, options)))
}

function isExplained(error: unknown): error is Error {
  return (
    error instanceof ImportRefusal ||
    error instanceof StartupError ||
    error instanceof DatabaseError
  )
}
