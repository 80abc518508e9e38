import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureAddress } from '@saum/domain/picture-url'

/** What a file is called until it is whole. */
export const TEMPORARY_SUFFIX = '.part'

const FILE = /^[a-z0-9-]+\.\d+\.(?:avif|webp)$/
const SHARD_LENGTH = 2

/** Keys end in a digest, so their last letters spread the files evenly over folders. */
export function cachedFileName({ key, width, format }: PictureAddress): string {
  return `${key.slice(-SHARD_LENGTH)}/${key}.${width}.${format}`
}

interface CachedFile {
  name: string
  size: number
}

/** The pictures of the folder, least recently used first; removes what was left half written. */
export async function scanCacheFolder(folder: string): Promise<CachedFile[]> {
  const found: (CachedFile & { usedAt: number })[] = []
  for (const shard of await entriesOf(folder)) {
    if (!shard.isDirectory()) continue
    for (const entry of await entriesOf(join(folder, shard.name))) {
      const path = join(folder, shard.name, entry.name)
      if (!entry.isFile()) continue
      if (entry.name.endsWith(TEMPORARY_SUFFIX)) await rm(path, { force: true })
      if (!FILE.test(entry.name)) continue
      const facts = await stat(path).catch(() => null)
      if (facts === null) continue
      found.push({ name: `${shard.name}/${entry.name}`, size: facts.size, usedAt: facts.mtimeMs })
    }
  }
  return found.toSorted((a, b) => a.usedAt - b.usedAt)
}

async function entriesOf(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
