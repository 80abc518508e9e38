import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../encoding.ts'

/** One file with its precompressed siblings, as found on disk. */
export interface StoredFile {
  path: string
  etag: string
  modifiedAt: Date
  versions: Partial<Record<Encoding, FileVersion>>
}

interface FileVersion {
  path: string
  size: number
  /** Absent when the file is too large to be kept. */
  bytes?: Uint8Array<ArrayBuffer>
}

const MAX_KEPT_FILE_BYTES = 512 * 1024
const SUFFIX = { identity: '', gzip: '.gz', br: '.br' } as const satisfies Record<Encoding, string>

export interface FileCache {
  find(path: string): Promise<StoredFile | null>
}

/** Files never change while the server runs, so what was read once stays true. */
export function createFileCache(maxBytes: number): FileCache {
  const kept = new LRUCache<string, StoredFile>({ maxSize: maxBytes, sizeCalculation: sizeOf })

  async function find(path: string): Promise<StoredFile | null> {
    const known = kept.get(path)
    if (known) return known
    const file = await readStoredFile(path)
    if (file) kept.set(path, file)
    return file
  }

  return { find }
}

export function bodyOf(version: FileVersion): Uint8Array<ArrayBuffer> | ReadableStream {
  return version.bytes ?? (Readable.toWeb(createReadStream(version.path)) as ReadableStream)
}

async function readStoredFile(path: string): Promise<StoredFile | null> {
  const facts = await statFile(path)
  if (!facts) return null
  const versions: StoredFile['versions'] = {}
  for (const encoding of Object.keys(SUFFIX) as Encoding[]) {
    const version = await readVersion(path + SUFFIX[encoding])
    if (version) versions[encoding] = version
  }
  const etag = `W/"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`
  return { path, etag, modifiedAt: facts.mtime, versions }
}

async function readVersion(path: string): Promise<FileVersion | null> {
  const facts = await statFile(path)
  if (!facts) return null
  if (facts.size > MAX_KEPT_FILE_BYTES) return { path, size: facts.size }
  return { path, size: facts.size, bytes: new Uint8Array(await readFile(path)) }
}

async function statFile(path: string) {
  const facts = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code && IS_ABSENT.has(error.code)) return null
    throw error
  })
  return facts?.isFile() ? facts : null
}

const IS_ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

function sizeOf(file: StoredFile): number {
  const kept = Object.values(file.versions).map((version) => version.bytes?.byteLength ?? 0)
  return kept.reduce((sum, size) => sum + size, 1024)
}
