import { existsSync } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { damagedFile, describeFileFault } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'
import { closeToOthers, makePrivateFolder } from '@saum/shop/database/private-files'
import { dataFolder } from './data-folder.ts'
import { EXIT, type ExitCode } from './exit-code.ts'
import { say, type Terminal } from './terminal.ts'

const DATABASES = ['shop.sqlite', join('payments', 'payments.sqlite')]

/** What the shop makes again by itself, or what belongs to the running process. */
const LEFT_OUT =
  /^(images|content-copy\.json.*|owner\.(lock|json)|\.probe-.*|search\/[^/]+\.(index|json|rebuild|part|unfinished)|.*\.sqlite(-wal|-shm)?)$/

/** Copies everything of the data folder that cannot be made again, also while the shop runs. */
export async function backupCommand(terminal: Terminal, to: string): Promise<ExitCode> {
  if (terminal.env['DATABASE_URL']?.trim()) {
    say(terminal.err, 'The data is in PostgreSQL: back it up with pg_dump.')
    return EXIT.nothingDone
  }
  const folder = dataFolder(terminal)
  const target = resolve(terminal.folder, to)
  if (existsSync(target) && (await readdir(target)).length > 0) {
    say(terminal.err, `${target} is not empty: name a new folder for each backup.`)
    return EXIT.nothingDone
  }
  makePrivateFolder(target)
  try {
    await copyData(folder, target)
  } finally {
    // Files keep the rights they had; those copied before a failure hold customers' data as well.
    closeToOthers(target)
  }
  say(terminal.out, `The data of ${folder} is in ${target}.`)
  return EXIT.done
}

async function copyData(folder: string, target: string): Promise<void> {
  await cp(folder, target, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(relative(folder, source)) && source !== target,
  })
  for (const name of DATABASES) {
    if (existsSync(join(folder, name))) await copyDatabase(join(folder, name), join(target, name))
  }
}

/** A copy of one moment, whatever is written meanwhile; a copy of a damaged file is no backup. */
async function copyDatabase(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(source, to)
    const found = source.prepare('pragma quick_check(1)').get()?.['quick_check']
    if (found !== 'ok') throw damagedFile()
  } catch (error) {
    throw new StartupError(describeFileFault(`The database file ${from}`, error), { cause: error })
  } finally {
    source.close()
  }
}
