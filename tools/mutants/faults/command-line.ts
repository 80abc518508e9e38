import type { Mutant } from '../mutant.ts'

/** The operator’s commands: what they change, whom they show and how they exit. */
export const COMMAND_LINE_FAULTS: readonly Mutant[] = [
  {
    name: 'command line: an import that held back removals exits as if all was done',
    file: 'apps/cli/src/import-command.ts',
    find: 'faultCount === 0 && heldBack === null',
    replace: 'faultCount === 0',
  },
  {
    name: 'command line: a dry run changes the catalogue',
    file: 'apps/cli/src/import-command.ts',
    find: 'isDryRun: options.dryRun,',
    replace: '',
  },
  {
    name: 'command line: an account is deleted without confirmation',
    file: 'apps/cli/src/customers-command.ts',
    find: 'yes: isMeant = false',
    replace: 'yes: isMeant = true',
  },
  {
    name: 'command line: a customer’s name and address are shown without being asked for',
    file: 'apps/cli/src/customers-command.ts',
    find: '...(isPersonal ? toPersonalRows(sheet) : [])',
    replace: '...toPersonalRows(sheet)',
  },
  {
    name: 'command line: exported customer data can be read by other users of the machine',
    file: 'apps/cli/src/write-whole.ts',
    find: 'createWriteStream(unfinished, { mode: 0o600 })',
    replace: 'createWriteStream(unfinished)',
  },
  {
    name: 'command line: a strict audit passes where the registry reports no advisories',
    file: 'scripts/commands/audit.ts',
    find: 'if (strict) throw',
    replace: 'if (!strict && strict) throw',
  },
]
