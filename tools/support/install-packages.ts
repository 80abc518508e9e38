import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const UNREACHABLE = /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ECONNRESET|E404|ETARGET/

/** There is nothing to work with, which is nobody's fault. */
export class PackagesMissing extends Error {
  override readonly name = 'PackagesMissing'
}

/** Fetches what a tool needs into its folder, unless it is there. */
export async function installPackages(folder: string): Promise<void> {
  if (await isInstalled(folder)) return
  try {
    await promisify(execFile)('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (!UNREACHABLE.test(reason)) throw error
    throw new PackagesMissing('The package registry cannot be reached.', { cause: error })
  }
}

/** The copy of the lock that an installation leaves is younger than the lock. */
async function isInstalled(folder: string): Promise<boolean> {
  const copy = resolve(folder, 'node_modules/.package-lock.json')
  if (!existsSync(copy)) return false
  const [lock, installed] = await Promise.all([
    stat(resolve(folder, 'package-lock.json')),
    stat(copy),
  ])
  return installed.mtimeMs >= lock.mtimeMs
}
