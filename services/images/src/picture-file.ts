import { realpathSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'

const NAME = /^[\w-][\w. -]*(\/[\w-][\w. -]*)*$/u

/**
 * The path of a file in the folder; `null` when there is none or the name leads out of it, be it by
 * dots, an absolute path, an address or a link.
 */
function findPictureFile(folder: string, name: string): string | null {
  if (!NAME.test(name)) return null
  try {
    const root = realpathSync(folder)
    const path = realpathSync(resolve(root, name))
    return path.startsWith(root + sep) && statSync(path).isFile() ? path : null
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'])

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ABSENT.has(String(error.code))
}

/** The file's path; throws where `findPictureFile` finds none. */
export function pictureFilePath(name: string, folder: string | undefined): string {
  const path = folder === undefined ? null : findPictureFile(folder, name)
  if (path === null) throw new Error(`There is no picture file ${JSON.stringify(name)}`)
  return path
}
