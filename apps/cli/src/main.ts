#!/usr/bin/env node
import { runCommandLine } from './command-line.ts'

// Whoever reads only the first lines closes the pipe; there is nothing more to say then.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  env: process.env,
  // npm runs its scripts in the project's folder; files are named from where the operator stands.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
})
