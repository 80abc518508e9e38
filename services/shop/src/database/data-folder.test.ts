import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { StartupError } from '@saum/domain/startup-error'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDataFolder } from './data-folder.ts'

const OWNER_PROGRAM = fileURLToPath(new URL('./folder-owner.fixture.ts', import.meta.url))

function startOwner(folder: string, ...args: string[]) {
  const child = spawn(process.execPath, ['--expose-gc', OWNER_PROGRAM, folder, ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

describe('the data folder', { timeout: 30_000 }, () => {
  it('is created with everything above it', async () => {
    const path = join(await createTestFolder(), 'deep', 'inside')

    const folder = openDataFolder(path)

    expect(folder.databasePath).toBe(join(path, 'shop.sqlite'))
    folder.release()
  })

  it('has one owner until it is released', async () => {
    const path = await createTestFolder()
    const first = openDataFolder(path)

    expect(() => openDataFolder(path)).toThrow(StartupError)
    first.release()

    expect(() => openDataFolder(path).release()).not.toThrow()
  })

  it('names the process that owns it', async () => {
    const path = await createTestFolder()
    const owner = startOwner(path)
    await once(owner.stdout, 'data')

    expect(() => openDataFolder(path)).toThrow(
      new RegExp(
        `^The data folder ${path} is in use by process ${owner.pid} \\(since 20.*Z\\)\\. ` +
          'Stop it or set DATA_DIR to another folder\\.$',
      ),
    )
  })

  it('is free again once its owner was killed', async () => {
    const path = await createTestFolder()
    const owner = startOwner(path)
    await once(owner.stdout, 'data')

    owner.kill('SIGKILL')
    await once(owner, 'exit')

    expect(() => openDataFolder(path).release()).not.toThrow()
  })

  it('says which file keeps it from being locked', async () => {
    const path = await createTestFolder()
    await writeFile(join(path, 'owner.lock'), 'not a lock '.repeat(100))

    expect(() => openDataFolder(path)).toThrow(
      `The data folder ${path} cannot be locked: file is not a database. ` +
        `Remove ${path}/owner.lock or set DATA_DIR to another folder.`,
    )
  })

  it('cannot be a file', async () => {
    const path = join(await createTestFolder(), 'data')
    await writeFile(path, '')

    expect(() => openDataFolder(path)).toThrow(
      /^The data folder .*data cannot be written \(.*\)\. Make it writable or set DATA_DIR/,
    )
  })

  it('must be writable', async () => {
    const path = await createTestFolder()
    await chmod(path, 0o555)
    // Root may write anywhere, so the program gives up being root before it tries.
    if (process.getuid?.() === 0) await chown(path, 0, 0)

    const refused = startOwner(path, '--as-nobody')

    expect(await text(refused.stderr)).toMatch(
      /StartupError: The data folder .* cannot be written \(EACCES/,
    )
  })
})
