/** What operators type, on the data of the shop that is visited; returns what it prints. */
export async function saum(...words: readonly string[]): Promise<string> {
  const settings = { DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' }
  return runSaum(words, { ...process.env, ...settings })
}

/** In this process: to start another one takes a second for every command. */
export async function runSaum(
  words: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const { runCommandLine } = await import('../../apps/cli/src/command-line.ts')
  const said = { out: '', err: '' }
  const code = await runCommandLine(words, {
    out: { write: (text) => (said.out += text) },
    err: { write: (text) => (said.err += text) },
    env,
    folder: process.cwd(),
  })
  if (code !== 0) throw new Error(`saum ${words.join(' ')} ended with ${code}: ${said.err}`)
  return said.out
}
