import { existsSync, readFileSync } from 'node:fs'
import { run } from './run.ts'

const OS_RELEASE = '/etc/os-release'

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0
}

/** The text that names the distribution; empty where there is none. */
export function readOsRelease(): string {
  return existsSync(OS_RELEASE) ? readFileSync(OS_RELEASE, 'utf8') : ''
}

/** Whether this is Debian or made from it, and we may add packages to it. */
export function mayInstallPackages(): boolean {
  return runsAsRoot() && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readOsRelease())
}

export async function installDebianPackages(...packages: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // Another apt may be at work on a machine that has just started.
  const apt = ['-o', 'DPkg::Lock::Timeout=120', '-qq']
  await run('apt-get', [...apt, 'update'], { env })
  await run('apt-get', [...apt, 'install', '-y', '--no-install-recommends', ...packages], { env })
}
