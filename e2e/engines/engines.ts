import { firefox, type LaunchOptions } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { installDebianPackages, mayInstallPackages } from '../../scripts/debian.ts'

export interface Engine {
  /** What it is called in the projects of `playwright.engines.config.ts`. */
  project: 'firefox' | 'webkit'
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

const PROBE_MS = 60_000

/** Playwright starts a relay instead of a browser; the relay starts the browser of the distribution. */
export function relayTo(engine: Engine['project'], ...args: string[]): LaunchOptions {
  return {
    channel: 'moz-firefox',
    executablePath: process.execPath,
    ignoreDefaultArgs: true,
    args: [resolve(`e2e/engines/${engine}.ts`), ...args],
  }
}

/** Why an engine cannot be used, or null once it can. */
export async function ensureEngine(engine: Engine): Promise<string | null> {
  return (await whyNotInstalled(engine)) ?? (await whyNotDriven(engine))
}

async function whyNotInstalled(engine: Engine): Promise<string | null> {
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

/** Opens one page: the relay may not support this release of the browser, or this machine. */
async function whyNotDriven({ project }: Engine): Promise<string | null> {
  try {
    const browser = await firefox.launch({ ...relayTo(project), timeout: PROBE_MS })
    try {
      const page = await browser.newPage()
      await page.goto('data:text/html,<title>driven</title>', { timeout: PROBE_MS })
    } finally {
      await browser.close()
    }
    return null
  } catch (error) {
    return `It is installed, but cannot be driven here: ${String(error).split('\n', 1)[0]}`
  }
}

function isInstalled({ probes }: Engine): boolean {
  return probes.every(([command, ...args]) => spawnSync(command, args).status === 0)
}
