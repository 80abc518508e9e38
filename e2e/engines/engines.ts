import { spawnSync } from 'node:child_process'
import { installDebianPackages, mayInstallPackages } from '../../scripts/debian.ts'

export interface Engine {
  /** What it is called in the projects of `playwright.engines.config.ts`. */
  project: string
  name: string
  packages: readonly string[]
  /** Commands that succeed where everything is installed. */
  probes: readonly (readonly [string, ...string[]])[]
}

export const ENGINES: readonly Engine[] = [
  {
    project: 'firefox',
    name: 'Firefox ESR',
    packages: ['firefox-esr'],
    probes: [['firefox-esr', '--version']],
  },
  {
    project: 'webkit',
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'gjs', 'gir1.2-webkit2-4.1', 'xvfb'],
    probes: [
      ['WebKitWebDriver', '--help'],
      ['Xvfb', '-help'],
      ['gjs', '-c', 'imports.gi.versions.WebKit2 = "4.1"; imports.gi.WebKit2'],
    ],
  },
]

/** Why an engine cannot be used, or null once it can. */
export async function ensureEngine(engine: Engine): Promise<string | null> {
  if (isInstalled(engine)) return null
  const packages = engine.packages.join(' ')
  if (!mayInstallPackages()) return `Install it: on Debian, apt-get install ${packages}.`
  try {
    await installDebianPackages(...engine.packages)
  } catch (error) {
    return `apt-get install ${packages} failed: ${String(error)}`
  }
  return isInstalled(engine) ? null : `${packages} are installed but do not run.`
}

function isInstalled({ probes }: Engine): boolean {
  return probes.every(([command, ...args]) => spawnSync(command, args).status === 0)
}
