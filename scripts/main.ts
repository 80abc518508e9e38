import { fileURLToPath } from 'node:url'
import { CommandFailure } from './run.ts'

type Command = (args: readonly string[]) => Promise<number>

/** Loaded when asked for, so that starting the shop does not wait for the test tools. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./commands/start.ts')).start,
  dev: async () => (await import('./commands/start.ts')).dev,
  build: async () => (await import('./commands/build.ts')).build,
  test: async () => (await import('./commands/test.ts')).test,
  'test:deep': async () => (await import('./commands/test.ts')).testDeep,
  verify: async () => (await import('./commands/test.ts')).verify,
  saum: async () => (await import('./commands/own-tools.ts')).saum,
  conformance: async () => (await import('./commands/own-tools.ts')).conformance,
  lighthouse: async () => (await import('./commands/own-tools.ts')).lighthouse,
  browsers: async () => (await import('./commands/own-tools.ts')).browsers,
  mutants: async () => (await import('./commands/own-tools.ts')).mutants,
  relevance: async () => (await import('./commands/own-tools.ts')).relevance,
  audit: async () => (await import('./commands/audit.ts')).audit,
  bench: async () => (await import('./commands/bench.ts')).bench,
  format: async () => (await import('./commands/format.ts')).format,
}

async function run([name = '', ...args]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) {
    console.error(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
    return 2
  }
  const command = await load()
  return command(args)
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const isExplained = error instanceof CommandFailure || isWrongOption(error)
  console.error(isExplained ? error.message : error)
  process.exitCode = 1
}

/** What `parseArgs` says of an option it does not know, or of a value that is missing. */
function isWrongOption(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  )
}
