import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runChild } from './child.mjs'

// Named explicitly because NODE_ENV=production or a user's npm settings would leave out the tools
// that build the shop.
const CI_ARGS = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
]

/**
 * What an install depends on: the lock, and the machine that picks the binaries out of it. Not the
 * Node that runs this: npm puts our own first in PATH as soon as it is installed.
 *
 * @param {string} lock
 * @param {{ platform: string, arch: string }} machine
 */
export function installStamp(lock, { platform, arch }) {
  return createHash('sha256').update([lock, platform, arch].join('\0')).digest('hex')
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.install-stamp')
}

/**
 * @param {string} root
 * @returns {{ isCurrent: boolean, stamp: string }}
 */
export function readInstallState(root) {
  const stamp = installStamp(readFileSync(join(root, 'package-lock.json'), 'utf8'), {
    platform: process.platform,
    arch: process.arch,
  })
  return { isCurrent: readOrEmpty(stampFile(root)) === stamp, stamp }
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // no stamp is the same as a stale one: install
  }
}

/**
 * The npm that called us, or the one in PATH. Another package manager's own path is of no use:
 * only npm reads our lock.
 *
 * @param {{ npmExecPath?: string | undefined, node: string, platform: string }} machine
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand({ npmExecPath, node, platform }) {
  if (npmExecPath && basename(npmExecPath) === 'npm-cli.js') {
    return { command: node, args: [npmExecPath, ...CI_ARGS], shell: false }
  }
  return { command: 'npm', args: CI_ARGS, shell: platform === 'win32' }
}

/**
 * @param {string} root
 * @param {string} stamp
 */
export async function installDependencies(root, stamp) {
  rmSync(stampFile(root), { force: true })
  const npm = npmCommand({
    npmExecPath: process.env.npm_execpath,
    // Not our own Node where it can be helped: the install replaces it.
    node: process.env.npm_node_execpath ?? process.execPath,
    platform: process.platform,
  })
  const { code, output } = await runChild(npm.command, npm.args, {
    cwd: root,
    shell: npm.shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (code !== 0) throw new Error(`${output.trim()}\nnpm ci ended with code ${code}`)

  const unfinished = `${stampFile(root)}.${process.pid}`
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(unfinished, stamp)
  renameSync(unfinished, stampFile(root))
}
