import { openDataFolder } from './data-folder.ts'

/** Owns the folder until somebody stops it. */
const [, , path = '', mode] = process.argv
if (mode === '--as-nobody' && process.getuid?.() === 0) process.setuid?.(65_534)
openDataFolder(path)
// What is not held on to would be collected now, and the lock with it.
globalThis.gc?.()
process.stdout.write('owned\n')
setInterval(() => {}, 60_000)
