import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeFileFault } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'

const FILE = 'preview-secret'

/** What opens previews: as configured, or made once and kept where `saum content preview-link` finds it. */
export function openPreviewSecret(settings: {
  previewSecret: string | null
  dataDir: string
}): string {
  if (settings.previewSecret !== null) return settings.previewSecret
  const path = join(settings.dataDir, FILE)
  const known = readSecret(path)
  if (known !== null) return known
  try {
    mkdirSync(settings.dataDir, { recursive: true })
    writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another process was faster; its secret counts.
    if (!isCode(error, 'EEXIST')) throw unusable(path, error)
  }
  const made = readSecret(path)
  if (made !== null) return made
  throw new StartupError(
    `The preview secret ${path} is empty. Remove the file to have a new one made, or set ` +
      'PREVIEW_SECRET; links to previews that were made before are closed then.',
  )
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim() || null
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw unusable(path, error)
  }
}

function unusable(path: string, cause: unknown): StartupError {
  return new StartupError(describeFileFault(`The preview secret ${path}`, cause), { cause })
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
