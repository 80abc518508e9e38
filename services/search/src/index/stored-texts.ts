import { growingTexts, growingUint32 } from './growing-array.ts'
import type { NumberArray, SegmentArrays } from './segment.ts'
import { createOrdinals } from './segment.ts'

/** What is stored of a document only to be handed out. */
export interface StoredTexts {
  product(document: number): string
  child(document: number): string
}

/**
 * A product by itself and as one color among others begins the same for long, so of the second only
 * what differs is kept, and how many bytes of the first come before it.
 */
export function gatherTexts() {
  const products = growingTexts()
  const children = growingTexts()
  const shared = growingUint32()
  return {
    add({ product, child }: { product: string; child: string }) {
      const beginning = sharedBeginning(product, child)
      products.push(product)
      shared.push(Buffer.byteLength(child.slice(0, beginning)))
      children.push(child.slice(beginning))
    },
    pack(arrays: Map<string, NumberArray>, order: Uint32Array) {
      for (const [name, texts] of Object.entries({ products, children })) {
        const { bytes, offsets } = texts.pack(order)
        arrays.set(`${name}.bytes`, bytes)
        arrays.set(`${name}.starts`, offsets)
      }
      const gathered = shared.view()
      const lengths = createOrdinals(
        order.length,
        gathered.reduce((a, b) => Math.max(a, b), 0),
      )
      order.forEach((old, document) => (lengths[document] = gathered[old]!))
      arrays.set('children.shared', lengths)
    },
  }
}

export function viewTexts(arrays: SegmentArrays): StoredTexts {
  const products = viewBytes(arrays, 'products')
  const children = viewBytes(arrays, 'children')
  const shared = arrays.ordinals('children.shared')
  return {
    product: (document) => products.read(document, Infinity),
    child: (document) =>
      products.read(document, shared[document]!) + children.read(document, Infinity),
  }
}

function viewBytes(arrays: SegmentArrays, name: string) {
  const bytes = arrays.uint8(`${name}.bytes`)
  const starts = arrays.uint32(`${name}.starts`)
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    read(document: number, length: number): string {
      const start = starts[document]!
      return source.toString('utf8', start, Math.min(starts[document + 1]!, start + length))
    },
  }
}

/** Never ends between the halves of a character. */
function sharedBeginning(a: string, b: string): number {
  const end = Math.min(a.length, b.length)
  let length = 0
  while (length < end && a.charCodeAt(length) === b.charCodeAt(length)) length += 1
  return length > 0 && (a.charCodeAt(length - 1) & 0xfc00) === 0xd800 ? length - 1 : length
}
