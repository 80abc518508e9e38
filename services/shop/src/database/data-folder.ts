import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '@saum/domain/startup-error'
import { toSqliteError } from './database-error.ts'

export interface DataFolder {
  readonly path: string
  readonly databasePath: string
  /** Lets another process own the folder. */
  release(): void
}

interface Owner {
  pid: number
  since: string
}

/** A handle nobody refers to is collected, closed, and its lock gone: owned means held on to. */
const held = new Set<DatabaseSync>()

/** Creates the folder, proves it can be written and owns it until `release` or the process ends. */
export function openDataFolder(path: string): DataFolder {
  const folder = resolve(path)
  proveWritable(folder)
  const lock = takeOwnership(folder)
  return {
    path: folder,
    databasePath: join(folder, 'shop.sqlite'),
    release() {
      if (!lock.isOpen) return
      rmSync(ownerNote(folder), { force: true })
      held.delete(lock)
      lock.close()
    },
  }
}

function proveWritable(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(
      `The data folder ${folder} cannot be written (${reason}). ` +
        'Make it writable or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
}

/**
 * The lock is one the kernel drops when the process dies, however it dies. It sits on a file that
 * nobody else opens, because closing any other handle of that file would drop it as well; who owns
 * it is therefore written beside it.
 */
function takeOwnership(folder: string): DatabaseSync {
  const lock = lockOwnerFile(folder)
  held.add(lock)
  const owner: Owner = { pid: process.pid, since: new Date().toISOString() }
  writeFileSync(ownerNote(folder), JSON.stringify(owner))
  return lock
}

function lockOwnerFile(folder: string): DatabaseSync {
  const file = join(folder, 'owner.lock')
  try {
    const lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    const { kind, message } = toSqliteError(error)
    const problem =
      kind === 'busy'
        ? `is in use by ${describeOwner(folder)}. Stop it`
        : `cannot be locked: ${message}. Remove ${file}`
    throw new StartupError(
      `The data folder ${folder} ${problem} or set DATA_DIR to another folder.`,
      {
        cause: error,
      },
    )
  }
}

function describeOwner(folder: string): string {
  const note = ownerNote(folder)
  if (!existsSync(note)) return 'another process'
  try {
    const owner = JSON.parse(readFileSync(note, 'utf8')) as Owner
    return `process ${owner.pid} (since ${owner.since})`
  } catch {
    // The other process is just writing its note; that it exists is all the operator needs.
    return 'another process'
  }
}

function ownerNote(folder: string): string {
  return join(folder, 'owner.json')
}
