import { chmodSync, mkdirSync, readdirSync, statSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OF_OTHERS = 0o077

/** Pictures are no secret, there may be thousands of them, and the folder above them is closed. */
const PICTURES: ReadonlySet<string> = new Set(['images', 'pictures'])

/** Creates a folder that only the user of this process can open, or closes the one that is there. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: FOLDER_MODE })
  closeEntry(path)
}

/** Takes the rights of other users from a database file and from what SQLite keeps beside it. */
export function closeDatabaseFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) closeEntry(path + suffix)
}

/**
 * Takes the rights of other users from a folder and its files, as far as they belong to the user of
 * this process: they hold customers' data, hashes of passwords and secrets.
 */
export function closeToOthers(folder: string): void {
  closeEntry(folder)
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (entry.isFile()) closeEntry(path)
    else if (entry.isDirectory() && !PICTURES.has(entry.name)) closeToOthers(path)
  }
}

/** What another user keeps here, such as `lost+found`, is theirs. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function closeEntry(path: string): void {
  const facts = statSync(path, { throwIfNoEntry: false })
  // A file may go while we look: mails and temporary files come and go.
  if (facts === undefined || facts.uid !== process.getuid?.()) return
  if ((facts.mode & OF_OTHERS) === 0) return
  chmodSync(path, facts.isDirectory() ? FOLDER_MODE : FILE_MODE)
}
