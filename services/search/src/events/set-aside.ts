import { rename } from 'node:fs/promises'
import { describeFileFault } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'
import type { Log } from '@saum/thread/log'

/**
 * Gives a file that cannot be read another name and goes on without it: what visitors clicked on is
 * no reason to close the shop, and the operator may still be able to repair the file.
 */
export async function setAside(path: string, reason: string, log: Log): Promise<void> {
  const aside = `${path}.damaged`
  try {
    await rename(path, aside)
  } catch (error) {
    throw new StartupError(describeFileFault(`The file ${path}`, error), { cause: error })
  }
  log({ level: 'warn', message: `${path} cannot be used (${reason}) and is now ${aside}` })
}
