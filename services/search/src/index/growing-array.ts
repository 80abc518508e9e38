/** A list of numbers without an object per number, for what is gathered before its length is known. */
export interface GrowingArray<A> {
  push(value: number): void
  readonly length: number
  /** The numbers so far, as a view. */
  view(): A
}

const FIRST_CAPACITY = 1024

// One function for both kinds would be compiled for neither, and every word of a range passes here.
export function growingUint32(): GrowingArray<Uint32Array> {
  let array = new Uint32Array(FIRST_CAPACITY)
  let length = 0
  return {
    push(value) {
      if (length === array.length) {
        const larger = new Uint32Array(length * 2)
        larger.set(array)
        array = larger
      }
      array[length] = value
      length += 1
    },
    get length() {
      return length
    },
    view: () => array.subarray(0, length),
  }
}

export function growingFloat64(): GrowingArray<Float64Array> {
  let array = new Float64Array(FIRST_CAPACITY)
  let length = 0
  return {
    push(value) {
      if (length === array.length) {
        const larger = new Float64Array(length * 2)
        larger.set(array)
        array = larger
      }
      array[length] = value
      length += 1
    },
    get length() {
      return length
    },
    view: () => array.subarray(0, length),
  }
}

/** Texts one after the other as UTF-8. */
export interface GrowingTexts {
  push(text: string): void
  /** The texts in another order: where each starts, and one more offset for the end of the last. */
  pack(order: Uint32Array): { bytes: Uint8Array; offsets: Uint32Array }
}

export function growingTexts(): GrowingTexts {
  let bytes = Buffer.allocUnsafeSlow(64 * FIRST_CAPACITY)
  let length = 0
  const starts = growingUint32()
  return {
    push(text) {
      // A UTF-16 unit takes at most three bytes.
      const needed = length + text.length * 3
      if (needed > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(needed, bytes.length * 2))
        bytes.copy(larger, 0, 0, length)
        bytes = larger
      }
      starts.push(length)
      length += bytes.write(text, length, 'utf8')
    },
    pack(order) {
      const from = starts.view()
      const packed = new Uint8Array(length)
      const offsets = new Uint32Array(order.length + 1)
      let at = 0
      for (let k = 0; k < order.length; k += 1) {
        const old = order[k]!
        const part = bytes.subarray(from[old], old + 1 < from.length ? from[old + 1]! : length)
        packed.set(part, at)
        at += part.length
        offsets[k + 1] = at
      }
      return { bytes: packed, offsets }
    },
  }
}
