import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const COMMAND_LINE = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))
const run = promisify(execFile)

/** What operators type, on the data of the shop that is visited; answers with what it prints. */
export async function saum(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' }
  const { stdout } = await run(process.execPath, [COMMAND_LINE, ...words], { env })
  return stdout
}
