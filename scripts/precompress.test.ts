import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { precompress } from './precompress.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saum-precompress-'))
  mkdirSync(join(folder, 'assets'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('packing the assets', () => {
  it('puts both encodings next to each text file, in every folder', async () => {
    const script = 'export const shop = "Saum"\n'.repeat(100)
    writeFileSync(join(folder, 'assets', 'entry.js'), script)

    await precompress(folder)

    const packed = (suffix: string) => readFileSync(join(folder, 'assets', `entry.js${suffix}`))
    expect(brotliDecompressSync(packed('.br')).toString()).toBe(script)
    expect(gunzipSync(packed('.gz')).toString()).toBe(script)
  })

  it('leaves pictures and fonts alone, they are packed already', async () => {
    writeFileSync(join(folder, 'font.woff2'), 'a'.repeat(1_000))
    writeFileSync(join(folder, 'picture.webp'), 'a'.repeat(1_000))

    await precompress(folder)

    expect(readdirSync(folder)).toEqual(['assets', 'font.woff2', 'picture.webp'])
  })

  it('does not keep a packed file that is larger than the plain one', async () => {
    writeFileSync(join(folder, 'robots.txt'), 'x')

    await precompress(folder)

    expect(readdirSync(folder)).toEqual(['assets', 'robots.txt'])
  })
})
