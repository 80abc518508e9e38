import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readCopy, writeCopy, type SpaceCopy } from '@saum/content/space-copy'

/** The last copy of the space on disk, so that a start needs no content service. */
export interface CopyFile {
  /** `null` without a usable copy of this space. */
  read(): Promise<SpaceCopy | null>
  write(copy: SpaceCopy): Promise<void>
}

interface CopyFileOptions {
  /** Which space, of which service. */
  source: string
  /** Told why a copy that is there cannot be used; the content is asked for anew. */
  onUnreadable?: (reason: string) => void
}

export function createCopyFile(
  path: string,
  { source, onUnreadable = () => {} }: CopyFileOptions,
): CopyFile {
  return {
    async read() {
      await clearHalves(path)
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') onUnreadable(error.message)
        return null
      })
      if (text === null) return null
      const copy = readCopy(text)
      if (copy === null) onUnreadable('it is not a copy of a space')
      return copy?.source === source ? copy : null
    },
    async write(copy) {
      await mkdir(dirname(path), { recursive: true })
      const half = `${path}.${process.pid}.new`
      // On disk before it takes the name: after a power cut the copy is an old one, never an empty one.
      await writeFile(half, writeCopy(copy), { flush: true })
      await rename(half, path)
    },
  }
}

/** Removes what processes left that were stopped while they wrote; whoever cannot only has less room. */
async function clearHalves(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => [])
  const halves = names.filter(
    (name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.new'),
  )
  await Promise.allSettled(halves.map((name) => rm(join(dirname(path), name), { force: true })))
}
