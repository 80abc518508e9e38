import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openPreviewSecret } from './preview-secret.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saum-preview-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('is made once, for its owner alone', () => {
  const dataDir = join(aFolder(), 'data')

  const secret = openPreviewSecret({ previewSecret: null, dataDir })

  expect(secret).toMatch(/^[\w-]{32}$/)
  expect(openPreviewSecret({ previewSecret: null, dataDir })).toBe(secret)
  const path = join(dataDir, 'preview-secret')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, 'utf8').trim()).toBe(secret)
})

it('is the configured one where there is one, and then no file', () => {
  const dataDir = aFolder()

  expect(openPreviewSecret({ previewSecret: 'own', dataDir })).toBe('own')
  expect(() => statSync(join(dataDir, 'preview-secret'))).toThrow('ENOENT')
})
