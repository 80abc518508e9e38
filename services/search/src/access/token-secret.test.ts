import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadTokenSecret } from './token-secret.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saum-secret-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the secret of access tokens', () => {
  it('is made once and stays the same after a restart', () => {
    const first = loadTokenSecret(join(folder, 'search'))

    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(loadTokenSecret(join(folder, 'search'))).toBe(first)
    expect(readdirSync(join(folder, 'search'))).toEqual(['secret'])
  })

  it('can be read by its owner only', () => {
    loadTokenSecret(folder)

    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('stops the start when it is too short to protect anything', () => {
    writeFileSync(join(folder, 'secret'), 'short')

    expect(() => loadTokenSecret(folder)).toThrow('is shorter than 32 characters')
  })
})
