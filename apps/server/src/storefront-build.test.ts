import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartupError } from '@saum/domain/startup-error'
import { loadStorefrontBuild } from './storefront-build.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saum-build-'))
})

afterEach(() => rm(folder, { recursive: true }))

describe('the build of the storefront', () => {
  it('is missed by name, with what to do about it', async () => {
    const loading = loadStorefrontBuild(folder)

    await expect(loading).rejects.toThrow(StartupError)
    await expect(loading).rejects.toThrow(/is not built: .*index\.js is missing\. Start the shop/)
  })

  it('is refused when it is something else', async () => {
    await writeBuild('export const other = 1')

    await expect(loadStorefrontBuild(folder)).rejects.toThrow('is not a storefront')
  })

  it('is loaded otherwise', async () => {
    await writeBuild('export const buildId = "b1"; export function createStorefront() {}')

    expect((await loadStorefrontBuild(folder)).buildId).toBe('b1')
  })
})

async function writeBuild(source: string): Promise<void> {
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'server/index.js'), source)
}
