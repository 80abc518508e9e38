import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
  mkdirSync(settings.dataDir, { recursive: true })
  try {
    writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another process was faster; its secret counts.
    if (!isCode(error, 'EEXIST')) throw error
  }
  const made = readSecret(path)
  if (made === null) throw new Error(`${path} is empty: delete it, or set PREVIEW_SECRET`)
  return made
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim() || null
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
