import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'

const MAX_LINE_BYTES = 10 * 1024 * 1024

const CHUNK_BYTES = 256 * 1024
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** One line of a text file, without its end. */
export interface FileLine {
  line: number
  /** Bytes of the file up to and including this line. */
  byteEnd: number
  text: string
  /** Why the text cannot be used; it is then empty or has replacement characters in it. */
  fault: string | null
  /** Only the last line of a file can lack its end. */
  isEnded: boolean
}

export interface LineReaderOptions {
  maxLineBytes?: number
  chunkBytes?: number
}

/** Lines one by one; never more than one line and one chunk of the file in memory. */
export async function* readLines(
  path: string,
  { maxLineBytes = MAX_LINE_BYTES, chunkBytes = CHUNK_BYTES }: LineReaderOptions = {},
): AsyncGenerator<FileLine> {
  const splitter = createSplitter(maxLineBytes)
  const stream = createReadStream(path, { highWaterMark: chunkBytes })
  for await (const chunk of stream) yield* splitter.push(chunk as Buffer)
  yield* splitter.end()
}

function createSplitter(maxLineBytes: number) {
  let pieces: Buffer[] = []
  let pieceBytes = 0
  let isTooLong = false
  let line = 0
  let byteEnd = 0

  function add(piece: Buffer): void {
    if (isTooLong || piece.length === 0) return
    pieceBytes += piece.length
    if (pieceBytes > maxLineBytes) {
      isTooLong = true
      pieces = []
    } else {
      pieces.push(piece)
    }
  }

  function* finish(isEnded: boolean): Generator<FileLine> {
    line += 1
    const bytes = line === 1 ? withoutMark(join(pieces)) : join(pieces)
    const place = { line, byteEnd, isEnded }
    if (isTooLong) yield { ...place, text: '', fault: tooLong(maxLineBytes) }
    else yield { ...place, ...decode(bytes) }
    pieces = []
    pieceBytes = 0
    isTooLong = false
  }

  return {
    *push(chunk: Buffer): Generator<FileLine> {
      let start = 0
      for (;;) {
        const end = chunk.indexOf(LINE_FEED, start)
        if (end === -1) break
        add(chunk.subarray(start, end))
        byteEnd += end + 1 - start
        yield* finish(true)
        start = end + 1
      }
      add(chunk.subarray(start))
      byteEnd += chunk.length - start
    },
    *end(): Generator<FileLine> {
      if (pieceBytes > 0) yield* finish(false)
    },
  }
}

function join(pieces: readonly Buffer[]): Buffer {
  const [first = Buffer.alloc(0)] = pieces
  const bytes = pieces.length > 1 ? Buffer.concat(pieces) : first
  return bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes
}

function withoutMark(bytes: Buffer): Buffer {
  return bytes.indexOf(BYTE_ORDER_MARK) === 0 ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes
}

function decode(bytes: Buffer): { text: string; fault: string | null } {
  return { text: bytes.toString('utf8'), fault: isUtf8(bytes) ? null : brokenText(bytes) }
}

function brokenText(bytes: Buffer): string {
  const place = bytes.toString('utf8').indexOf('\uFFFD') + 1
  return `is not valid UTF-8 at character ${place}; save the file as UTF-8 and import it again`
}

function tooLong(maxLineBytes: number): string {
  const limit = Math.floor(maxLineBytes / (1024 * 1024))
  return `is longer than ${limit} MB and was skipped; write one document per line`
}
