import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describeFileFault, fileTroubleOf } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'
import { toSqliteError } from './database-error.ts'
import { closeToOthers, makePrivateFolder } from './private-files.ts'

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

/**
 * Creates the folder, proves it can be written, owns it until `release` or the process ends, and
 * closes it to other users of the machine.
 */
export function openDataFolder(path: string): DataFolder {
  const folder = resolve(path)
  proveWritable(folder)
  const lock = takeOwnership(folder)
  closeToOthers(folder)
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

/** An empty file fits on a full disk: what is written has to take some room. */
const PROBE_BYTES = 64 * 1024

function proveWritable(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    makePrivateFolder(folder)
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES), { flush: true })
  } catch (error) {
    if (fileTroubleOf(error) === 'full') {
      throw new StartupError(describeFileFault(`The data folder ${folder}`, error), {
        cause: error,
      })
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(
      `The data folder ${folder} cannot be written (${reason}). ` +
        'Make it writable or set DATA_DIR to another folder.',
      { cause: error },
    )
  } finally {
    removeProbe(probe)
  }
}

function removeProbe(probe: string): void {
  try {
    rmSync(probe, { force: true })
  } catch {
    // The folder cannot be written, or is a file: that has been said already.
  }
}

/**
 * The lock is one the kernel drops when the process dies, however it dies. It sits on a file that
 * nobody else opens, because closing any other handle of that file would drop it as well; who owns
 * it is therefore written beside it.
 */
function takeOwnership(folder: string): DatabaseSync {
  const lock = lockOwnerFile(folder, join(folder, 'owner.lock'))
  held.add(lock)
  const owner: Owner = { pid: process.pid, since: new Date().toISOString() }
  try {
    writeFileSync(ownerNote(folder), JSON.stringify(owner))
  } catch (error) {
    held.delete(lock)
    lock.close()
    throw new StartupError(describeFileFault(`The file ${ownerNote(folder)}`, error), {
      cause: error,
    })
  }
  return lock
}

function lockOwnerFile(folder: string, file: string, isSecondTry = false): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if (toSqliteError(error).kind === 'busy') {
      throw new StartupError(
        `The data folder ${folder} is in use by ${describeOwner(folder)}. ` +
          'Stop it or set DATA_DIR to another folder.',
        { cause: error },
      )
    }
    if (!isSecondTry && hasForeignContent(file, error)) {
      truncateSync(file)
      return lockOwnerFile(folder, file, true)
    }
    throw new StartupError(describeFileFault(`The lock file ${file}`, error), { cause: error })
  }
}

/**
 * The lock file is empty and only its lock counts. SQLite reads it after it has got a shared lock,
 * which it does not get while another process owns the folder: emptying the file in place is safe,
 * removing it would not be.
 */
function hasForeignContent(file: string, error: unknown): boolean {
  return fileTroubleOf(error) === 'damaged' && statSync(file).isFile()
}

function describeOwner(folder: string): string {
  try {
    const owner = JSON.parse(readFileSync(ownerNote(folder), 'utf8')) as Owner
    return `process ${owner.pid} (since ${owner.since})`
  } catch {
    // The other process is just writing its note; that it exists is all the operator needs.
    return 'another process'
  }
}

function ownerNote(folder: string): string {
  return join(folder, 'owner.json')
}
