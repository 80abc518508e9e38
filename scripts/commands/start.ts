import { runChild } from '../bootstrap/child.mjs'
import { withMemorySettings } from '../memory-settings.ts'
import { createProgress } from '../bootstrap/progress.mjs'
import { ensureStorefrontBuild } from '../storefront-build.ts'

const SERVER = 'apps/server/src/main.ts'

export async function start(args: readonly string[]): Promise<number> {
  await ensureStorefrontBuild(createProgress(process.stderr))
  return becomeServer(args, 'production')
}

export function dev(args: readonly string[]): Promise<number> {
  return becomeServer(args, 'development')
}

/** The server takes this process over where the system can do that: one process, its signals. */
async function becomeServer(
  args: readonly string[],
  mode: 'production' | 'development',
): Promise<number> {
  const env = withMemorySettings({ ...process.env, NODE_ENV: mode })
  const command = [SERVER, ...args]
  if (process.platform !== 'win32' && process.execve) {
    process.execve(process.execPath, [process.execPath, ...command], env)
  }
  const { code } = await runChild(process.execPath, command, { stdio: 'inherit', env })
  return code
}
