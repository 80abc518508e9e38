/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The part of a file that is asked for. `null` asks for all of it: no range, one that says nothing, or
 * several, which nobody who plays a video asks for.
 */
export function parseByteRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
