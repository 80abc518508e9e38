import { readLines, type LineReaderOptions } from './line-reader.ts'
import type { ReadRow } from './read-row.ts'

const NO_DOCUMENT = 'is not a document; write one object per line, without a list around them'

/** One JSON document per line. */
export async function* readJsonRows(
  path: string,
  options: LineReaderOptions,
): AsyncGenerator<ReadRow> {
  for await (const { line, byteEnd, text, fault, isEnded } of readLines(path, options)) {
    const place = { line, byteEnd }
    if (fault !== null) {
      yield { ...place, fault }
      continue
    }
    if (text.trim() === '') continue
    try {
      const value: unknown = JSON.parse(text)
      const isDocument = typeof value === 'object' && value !== null && !Array.isArray(value)
      yield isDocument ? { ...place, value } : { ...place, fault: NO_DOCUMENT }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      yield {
        ...place,
        fault: isEnded
          ? `is not valid JSON: ${reason}`
          : 'is not complete: the file seems to be cut off here. Get the whole file and import it again',
      }
    }
  }
}
