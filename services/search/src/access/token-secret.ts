import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeFileFault } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'

const SECRET_BYTES = 32
const MIN_SECRET_LENGTH = 32

/**
 * The secret tokens are signed with, kept in a file so that a restart does not throw visitors out.
 * The first process to write it wins; a half-written one is never seen.
 */
export function loadTokenSecret(folder: string): string {
  return loadSecretFile(join(folder, 'secret'), 'the search tokens')
}

/** `use` says in errors what the secret is for. */
export function loadSecretFile(path: string, use: string): string {
  return readSecret(path, use) ?? createSecret(path, use)
}

function readSecret(path: string, use: string): string | null {
  let secret: string
  try {
    secret = readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (isMissing(error)) return null
    throw unusable(path, use, error)
  }
  if (secret.length >= MIN_SECRET_LENGTH) return secret
  throw new StartupError(
    `The secret of ${use} in ${path} is shorter than ${MIN_SECRET_LENGTH} characters. ` +
      'Remove the file to have a new one made.',
  )
}

function createSecret(path: string, use: string): string {
  const folder = dirname(path)
  const draft = join(folder, `.secret-${randomUUID()}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 })
    linkSync(draft, path)
  } catch (error) {
    if (!isTaken(error)) throw unusable(path, use, error)
  } finally {
    rmSync(draft, { force: true })
  }
  const secret = readSecret(path, use)
  if (secret === null) throw new StartupError(`The secret of ${use} left ${path}.`)
  return secret
}

function unusable(path: string, use: string, cause: unknown): StartupError {
  const what = `The secret of ${use} ${path}`
  return new StartupError(describeFileFault(what, cause), { cause })
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
