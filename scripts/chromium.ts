import { chromium } from '@playwright/test'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Progress } from './bootstrap/progress.mjs'
import { installDebianPackages, readOsRelease, runsAsRoot } from './debian.ts'
import { CommandFailure, run } from './run.ts'

/** Without windows first: it needs half of the processor for the same page. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

interface Places {
  env: Record<string, string | undefined>
  /** Where Playwright keeps its own copy, if it ever downloaded one. */
  playwrightPath: string
  isRunnable: (file: string) => boolean
}

export function findChromium({ env, playwrightPath, isRunnable }: Places): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [
    ...(env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    playwrightPath,
  ]
  return candidates.find(isRunnable)
}

interface System {
  isRoot: boolean
  /** The text of /etc/os-release, empty where there is none. */
  osRelease: string
}

/**
 * Debian packages Chromium; Ubuntu's package of that name only points to a snap, which needs a
 * running snap service, so everybody else gets the copy Playwright downloads.
 */
export function planInstall({
  isRoot,
  osRelease,
}: System): 'apt' | 'download-with-libraries' | 'download' {
  const id = /^ID="?(\w+)/m.exec(osRelease)?.[1]
  if (!isRoot) return 'download'
  if (id === 'debian') return 'apt'
  return id === 'ubuntu' ? 'download-with-libraries' : 'download'
}

/** Finds a Chromium or installs one; answers with its path. */
export async function ensureChromium(progress: Progress): Promise<string> {
  const present = findChromium(thisMachine())
  if (present) return present

  const plan = planInstall({
    isRoot: runsAsRoot(),
    osRelease: readOsRelease(),
  })
  let reason = ''
  await progress
    .step({ doing: 'installing Chromium', done: 'Chromium installed' }, () => install(plan))
    .catch((error: unknown) => (reason = String(error)))
  const installed = findChromium(thisMachine())
  if (installed) return installed
  throw new CommandFailure(
    [
      'There is no Chromium, and it could not be installed; no browser test has run.',
      'Install one and name it in CHROMIUM_PATH. npm run verify needs none.',
      reason,
    ].join('\n'),
  )
}

async function install(plan: ReturnType<typeof planInstall>): Promise<void> {
  if (plan === 'apt') return installWithApt()
  const libraries = plan === 'download-with-libraries' ? ['--with-deps'] : []
  await run('playwright', ['install', ...libraries, 'chromium'])
}

async function installWithApt(): Promise<void> {
  const fonts = 'fonts-liberation'
  // Older releases package only the whole browser.
  await installDebianPackages('chromium-headless-shell', fonts).catch(() =>
    installDebianPackages('chromium', fonts),
  )
}

function thisMachine(): Places {
  return { env: process.env, playwrightPath: chromium.executablePath(), isRunnable: mayRun }
}

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
