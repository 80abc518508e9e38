import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { StartupError } from '@saum/domain/startup-error'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDataFolder } from './data-folder.ts'

const OWNER_PROGRAM = fileURLToPath(new URL('./folder-owner.fixture.ts', import.meta.url))

interface OwnerStart {
  args?: readonly string[]
  /** Starts the program with other rights or limits. */
  launcher?: readonly string[]
}

function startOwner(folder: string, { args = [], launcher = [] }: OwnerStart = {}) {
  const program = [process.execPath, '--expose-gc', OWNER_PROGRAM, folder, ...args]
  const [command = '', ...rest] = [...launcher, ...program]
  const child = spawn(command, rest)
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** How a program ends that must not own the folder; one that owns it runs on for ever. */
async function refusalOf(child: ReturnType<typeof startOwner>) {
  const owned = once(child.stdout, 'data').then(() => {
    throw new Error('The program owns the folder instead of refusing to')
  })
  const ended = Promise.all([text(child.stderr), once(child, 'close')])
  const [errors] = await Promise.race([ended, owned])
  return { errors, code: child.exitCode }
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

  it('is taken although its lock file holds something else', async () => {
    const path = await createTestFolder()
    await writeFile(join(path, 'owner.lock'), 'not a lock '.repeat(100))

    const first = openDataFolder(path)

    expect(() => openDataFolder(path)).toThrow('is in use by process')
    first.release()
  })

  it('stays with its owner although something is written over the lock file', async () => {
    const path = await createTestFolder()
    const owner = startOwner(path)
    await once(owner.stdout, 'data')
    await writeFile(join(path, 'owner.lock'), 'not a lock '.repeat(100))

    expect(() => openDataFolder(path)).toThrow(`is in use by process ${owner.pid}`)
    expect(await readFile(join(path, 'owner.lock'), 'utf8')).not.toBe('')
  })

  it('is not mistaken for owned when its owner was killed and another process has its number', async () => {
    const path = await createTestFolder()
    const owner = { pid: process.pid, since: new Date().toISOString() }
    await writeFile(join(path, 'owner.json'), JSON.stringify(owner))

    expect(() => openDataFolder(path).release()).not.toThrow()
  })

  it('needs room on its disk, and never has the lock removed', async () => {
    const path = await createTestFolder()

    const launcher = ['prlimit', '--fsize=32768']
    const { code, errors } = await refusalOf(startOwner(path, { launcher }))

    expect(code).toBe(1)
    expect(errors).toContain(
      `StartupError: The data folder ${path} cannot be used: EFBIG: file too large, write. ` +
        'Its disk is full: free at least 100 MB there.',
    )
    expect(errors).not.toContain('owner.lock')
    expect(await readdir(path)).toEqual([])
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

    const { errors } = await refusalOf(startOwner(path, { args: ['--as-nobody'] }))

    expect(errors).toMatch(/StartupError: The data folder .* cannot be written \(EACCES/)
  })
})

describe('the rights of the data folder', () => {
  async function rightsOf(...path: string[]): Promise<string> {
    return ((await stat(join(...path))).mode & 0o777).toString(8)
  }

  it('are the owner’s alone, for what was there before too', async () => {
    const path = await createTestFolder()
    await mkdir(join(path, 'mail'), { mode: 0o755 })
    await writeFile(join(path, 'shop.sqlite'), 'x', { mode: 0o644 })
    await writeFile(join(path, 'mail', 'a.eml'), 'x', { mode: 0o664 })
    await chmod(path, 0o755)

    openDataFolder(path).release()

    expect(await rightsOf(path)).toBe('700')
    expect(await rightsOf(path, 'shop.sqlite')).toBe('600')
    expect(await rightsOf(path, 'mail')).toBe('700')
    expect(await rightsOf(path, 'mail', 'a.eml')).toBe('600')
    expect(await rightsOf(path, 'owner.lock')).toBe('600')
  })

  it('are those of the folder that a link in its place leads to', async () => {
    const folder = await createTestFolder()
    const path = join(folder, 'data')
    await mkdir(join(folder, 'disk'))
    await chmod(join(folder, 'disk'), 0o755)
    await symlink(join(folder, 'disk'), path)

    openDataFolder(path).release()

    expect(await rightsOf(path)).toBe('700')
  })

  it('are left alone where another user owns a file', async () => {
    const path = await createTestFolder()
    const file = join(path, 'backup.tar')
    await writeFile(file, 'x')
    if (process.getuid?.() === 0) await chown(file, 65_534, 65_534)
    await chmod(file, 0o644)

    openDataFolder(path).release()

    expect(await rightsOf(file)).toBe(process.getuid?.() === 0 ? '644' : '600')
  })
})
