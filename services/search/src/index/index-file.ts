import { open, rename, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Result } from '@saum/domain/result'
import { accept, refuse } from '@saum/domain/result'
import * as v from '@saum/schema/schema'
import type { IndexPart } from './index-part.ts'
import { createPart, withoutDocuments } from './index-part.ts'
import type { IndexSchema } from './index-schema.ts'
import { SegmentFault } from './segment.ts'
import type { MemoryIndex } from './memory-index.ts'
import { createIndexOfParts } from './memory-index.ts'

export interface OpenedIndex {
  index: MemoryIndex
  /** What was passed when it was saved; the caller parses it. */
  meta: unknown
}

export interface OpenRefusal {
  /** `foreign`: of another schema or another version of this code. */
  kind: 'missing' | 'broken' | 'foreign'
}

/** To be raised whenever the arrays of a segment or what they mean change. */
const FORMAT = 'saum-index-1'
/** Length and checksum of the header, as 32-bit numbers. */
const PREAMBLE_BYTES = 8
const MAX_HEADER_BYTES = 16 * 1024 * 1024

const blockSchema = v.object({ bytes: v.number(), checksum: v.number() })
const headerSchema = v.object({
  format: v.string(),
  schema: v.unknown(),
  meta: v.unknown(),
  parts: v.array(
    v.object({
      documents: v.number(),
      groups: v.number(),
      sections: v.array(
        v.object({
          name: v.string(),
          type: v.picklist(['u8', 'u16', 'u32', 'i32', 'f32', 'f64']),
          offset: v.number(),
          length: v.number(),
        }),
      ),
      arrays: blockSchema,
      removed: v.nullable(blockSchema),
      merits: blockSchema,
    }),
  ),
})

type Header = v.InferOutput<typeof headerSchema>
type Block = v.InferOutput<typeof blockSchema>

/**
 * Writes an index as one file: preamble, header, then the bytes of the parts as they lie in memory.
 * The file is either complete or not there. `meta` must be plain JSON.
 */
export async function saveIndex(file: string, index: MemoryIndex, meta: unknown): Promise<void> {
  const blocks: Uint8Array[] = []
  const toBlock = (bytes: Uint8Array): Block => {
    blocks.push(bytes)
    return { bytes: bytes.byteLength, checksum: crc32(bytes) }
  }
  const parts = index.parts.map(({ segment, removed, merits }) => ({
    documents: segment.documents,
    groups: segment.groups,
    sections: [...segment.sections],
    arrays: toBlock(new Uint8Array(segment.buffer)),
    removed: removed === null ? null : toBlock(removed),
    merits: toBlock(new Uint8Array(merits.buffer, merits.byteOffset, merits.byteLength)),
  }))
  const content: Header = { format: FORMAT, schema: index.schema, meta, parts }
  const header = Buffer.from(JSON.stringify(content))
  const preamble = Buffer.alloc(PREAMBLE_BYTES)
  preamble.writeUInt32LE(header.length, 0)
  preamble.writeUInt32LE(crc32(header), 4)
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    const handle = await open(unfinished, 'w')
    try {
      for (const bytes of [preamble, header, ...blocks]) await writeAll(handle, bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
}

/** Opens a saved index without looking at its documents. */
export async function openIndex(
  file: string,
  schema: IndexSchema,
): Promise<Result<OpenedIndex, OpenRefusal>> {
  const handle = await openExisting(file)
  if (handle === null) return refuse({ kind: 'missing' })
  try {
    const header = await readHeader(handle)
    if (header === null) return refuse({ kind: 'broken' })
    const isOurs = JSON.stringify(header.schema) === JSON.stringify(schema)
    if (header.format !== FORMAT || !isOurs) return refuse({ kind: 'foreign' })
    const parts: IndexPart[] = []
    for (const saved of header.parts) {
      const part = await readPart(handle, saved, schema)
      if (part === null) return refuse({ kind: 'broken' })
      parts.push(part)
    }
    return accept({ index: createIndexOfParts(schema, parts), meta: header.meta })
  } catch (error) {
    if (error instanceof SegmentFault) return refuse({ kind: 'foreign' })
    throw error
  } finally {
    await handle.close()
  }
}

async function openExisting(file: string): Promise<FileHandle | null> {
  try {
    return await open(file, 'r')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  }
}

async function readHeader(handle: FileHandle): Promise<Header | null> {
  const preamble = Buffer.alloc(PREAMBLE_BYTES)
  if (!(await readAll(handle, preamble))) return null
  const length = preamble.readUInt32LE(0)
  if (length > MAX_HEADER_BYTES) return null
  const bytes = Buffer.alloc(length)
  if (!(await readAll(handle, bytes)) || crc32(bytes) !== preamble.readUInt32LE(4)) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), headerSchema), bytes.toString())
  return parsed.success ? parsed.output : null
}

async function readPart(
  handle: FileHandle,
  { documents, groups, sections, arrays, removed, merits }: Header['parts'][number],
  schema: IndexSchema,
): Promise<IndexPart | null> {
  const buffer = await readBlock(handle, arrays)
  const marks = removed === null ? null : await readBlock(handle, removed)
  const newest = await readBlock(handle, merits)
  if (buffer === null || newest === null || (removed !== null && marks === null)) return null
  const part = createPart({ schema, documents, groups, sections, buffer })
  const current = { ...part, merits: new Float32Array(newest) }
  return marks === null ? current : withoutDocuments(current, new Uint8Array(marks))
}

/** Into memory that threads can share, like that of an index just built. */
async function readBlock(handle: FileHandle, block: Block): Promise<SharedArrayBuffer | null> {
  const { size } = await handle.stat()
  if (block.bytes > size) return null
  const buffer = new SharedArrayBuffer(block.bytes)
  const bytes = new Uint8Array(buffer)
  return (await readAll(handle, bytes)) && crc32(bytes) === block.checksum ? buffer : null
}

async function readAll(handle: FileHandle, target: Uint8Array): Promise<boolean> {
  let done = 0
  while (done < target.length) {
    const { bytesRead } = await handle.read(target, done, target.length - done)
    if (bytesRead === 0) return false
    done += bytesRead
  }
  return true
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let done = 0
  while (done < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done)
    done += bytesWritten
  }
}
