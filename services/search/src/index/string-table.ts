/** Strings as UTF-8, one after the other. */
export interface PackedStrings {
  bytes: Uint8Array
  /** Where each starts, and one more for the end of the last. */
  offsets: Uint32Array
}

export interface StringTable {
  readonly length: number
  at(ordinal: number): string
  /** Only for strings in order of their code points; -1 for a string that is not there. */
  find(text: string): number
  /** The strings that begin with a prefix, as first ordinal and the one after the last. */
  range(prefix: string): readonly [from: number, to: number]
}

export function packStrings(strings: readonly string[]): PackedStrings {
  const offsets = new Uint32Array(strings.length + 1)
  let length = 0
  for (let k = 0; k < strings.length; k += 1) {
    length += Buffer.byteLength(strings[k]!)
    offsets[k + 1] = length
  }
  const bytes = Buffer.alloc(length)
  for (let k = 0; k < strings.length; k += 1) bytes.write(strings[k]!, offsets[k]!)
  return { bytes, offsets }
}

/** Order of code points, which is the order of UTF-8 bytes and not always that of `<`. */
export function compareCodePoints(a: string, b: string): number {
  if (SURROGATE.test(a) || SURROGATE.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b))
  return a < b ? -1 : a > b ? 1 : 0
}

const SURROGATE = /[\uD800-\uDFFF]/

/** Strings are decoded when they are first asked for. */
export function createStringTable({ bytes, offsets }: PackedStrings): StringTable {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = offsets.length - 1
  const decoded: (string | undefined)[] = []

  /** The first string that is not before the text, where `isPrefix` takes what begins with it as before. */
  function boundary(text: Buffer, isPrefix: boolean): number {
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      const end = offsets[middle + 1]!
      const stop = isPrefix ? Math.min(end, offsets[middle]! + text.length) : end
      const order = source.compare(text, 0, text.length, offsets[middle], stop)
      if (order < 0 || (isPrefix && order === 0)) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    length,
    at(ordinal) {
      const known = decoded[ordinal]
      if (known !== undefined) return known
      const text = source.toString('utf8', offsets[ordinal], offsets[ordinal + 1])
      decoded[ordinal] = text
      return text
    },
    find(text) {
      const wanted = Buffer.from(text)
      const at = boundary(wanted, false)
      if (at === length) return -1
      return source.compare(wanted, 0, wanted.length, offsets[at], offsets[at + 1]) === 0 ? at : -1
    },
    range(prefix) {
      const wanted = Buffer.from(prefix)
      return [boundary(wanted, false), boundary(wanted, true)]
    },
  }
}
