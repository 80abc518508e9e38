import type { Command } from 'commander'
import type { ExitCode } from './exit-code.ts'
import type { Terminal } from './terminal.ts'

/** Adds a command, which ends with a code for scripts. */
export type AddCommand = (
  program: Command,
  terminal: Terminal,
  end: (code: ExitCode) => void,
) => void
