import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeFileFault } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'

const SECRET_BYTES = 32
const MIN_SECRET_LENGTH = 32

/**
 * The secret tokens are signed with, kept in a file so that a restart does not throw visitors out.
 * The first process to write it wins; a half-written one is never seen.
 */
export function loadTokenSecret(folder: string): string {
  const path = join(folder, 'secret')
  return readSecret(path) ?? createSecret(folder, path)
}

function readSecret(path: string): string | null {
  let secret: string
  try {
    secret = readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (isMissing(error)) return null
    throw unusable(path, error)
  }
  if (secret.length >= MIN_SECRET_LENGTH) return secret
  throw new StartupError(
    `The secret of the search tokens in ${path} is shorter than ${MIN_SECRET_LENGTH} characters. ` +
      'Remove the file to have a new one made.',
  )
}

function createSecret(folder: string, path: string): string {
  const draft = join(folder, `.secret-${randomUUID()}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 })
    linkSync(draft, path)
  } catch (error) {
    if (!isTaken(error)) throw unusable(path, error)
  } finally {
    rmSync(draft, { force: true })
  }
  const secret = readSecret(path)
  if (secret === null) throw new StartupError(`The secret of the search tokens left ${path}.`)
  return secret
}

function unusable(path: string, cause: unknown): StartupError {
  const what = `The secret of the search tokens ${path}`
  return new StartupError(describeFileFault(what, cause), { cause })
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
