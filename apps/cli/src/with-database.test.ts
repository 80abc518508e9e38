import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { runCommandLine } from './command-line.ts'

const SILENT = { write: () => {} }

async function rightsOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8)
}

describe('a command that creates the database', () => {
  it('closes a data folder that other users could read, and the file', async () => {
    const folder = await createTestFolder()
    const data = join(folder, 'data')
    await mkdir(data)
    await chmod(data, 0o755)

    const env = { DATA_DIR: data }
    const code = await runCommandLine(['migrate'], { out: SILENT, err: SILENT, env, folder })

    expect(code).toBe(0)
    expect(await rightsOf(data)).toBe('700')
    expect(await rightsOf(join(data, 'shop.sqlite'))).toBe('600')
  })
})
