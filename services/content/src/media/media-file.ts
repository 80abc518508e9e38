import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, statSync, type Stats } from 'node:fs'
import { extname } from 'node:path'
import { accept, refuse, type Result } from '@saum/domain/result'
import { pictureSize, type PictureSize } from './picture-size.ts'

/** A file behind an asset, as it was when it was measured. */
export interface MediaFile {
  path: string
  name: string
  contentType: string
  hash: string
  size: number
  modifiedAt: number
  picture: PictureSize | null
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/** No folders, so that no name leads out of the media folder. */
const MEDIA_NAME = /^[A-Za-z0-9][\w.-]{0,127}$/

const MAX_MEGABYTES = 200
const CHUNK_BYTES = 1024 * 1024

export function isMediaName(name: string): boolean {
  return MEDIA_NAME.test(name)
}

export interface MeasureMedia {
  measure(path: string, name: string): Result<MediaFile, string>
  /** Drops what nobody asked for since the last time. */
  forgetUnseen(): void
}

/** Reads a file only when it changed since it was measured. */
export function createMeasure(): MeasureMedia {
  let known = new Map<string, MediaFile>()
  let seen = new Map<string, MediaFile>()
  function measure(path: string, name: string): Result<MediaFile, string> {
    const contentType = CONTENT_TYPES[extname(name).toLowerCase()]
    if (!MEDIA_NAME.test(name) || contentType === undefined) {
      const kinds = Object.keys(CONTENT_TYPES).join(' ')
      return refuse(`names a file that is none of ${kinds}: "${name}"`)
    }
    try {
      const facts = statSync(path, { throwIfNoEntry: false })
      if (!facts?.isFile()) return refuse(`names a file that is not in media/: "${name}"`)
      const before = seen.get(path) ?? known.get(path)
      const isSame = before?.size === facts.size && before.modifiedAt === facts.mtimeMs
      const file = isSame ? accept(before) : readMedia({ path, name, contentType }, facts)
      if (file.ok) seen.set(path, file.value)
      return file
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException
      return refuse(`names a file that cannot be read (${code}): "${name}"`)
    }
  }
  return {
    measure,
    forgetUnseen() {
      known = seen
      seen = new Map()
    },
  }
}

function readMedia(
  { path, name, contentType }: Pick<MediaFile, 'path' | 'name' | 'contentType'>,
  { size, mtimeMs: modifiedAt }: Stats,
): Result<MediaFile, string> {
  if (size > MAX_MEGABYTES * 1024 * 1024) {
    return refuse(`names a file larger than ${MAX_MEGABYTES} MB: "${name}"`)
  }
  const { hash, head } = readInChunks(path)
  const isPicture = contentType.startsWith('image/')
  const picture = isPicture ? pictureSize(head) : null
  if (isPicture && picture === null) return refuse(`names a picture nobody can read: "${name}"`)
  return accept({ path, name, contentType, hash, size, modifiedAt, picture })
}

/** Films are long; never more than one chunk of them is in memory. */
function readInChunks(path: string): { hash: string; head: Buffer } {
  const hash = createHash('sha256')
  const chunk = Buffer.alloc(CHUNK_BYTES)
  let head: Buffer | null = null
  const file = openSync(path, 'r')
  try {
    for (;;) {
      const bytes = chunk.subarray(0, readSync(file, chunk))
      head ??= Buffer.from(bytes)
      if (bytes.length === 0) break
      hash.update(bytes)
    }
  } finally {
    closeSync(file)
  }
  return { hash: hash.digest('hex').slice(0, 20), head }
}
