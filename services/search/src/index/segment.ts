import type { IndexSchema } from './index-schema.ts'

const ARRAY_TYPES = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const

type ArrayType = keyof typeof ARRAY_TYPES
export type NumberArray = Uint8Array | Ordinals | Int32Array | Float32Array | Float64Array
/** Ordinals of values. Two widths only, as loops are fast while they meet one type; nearly all are 16-bit. */
export type Ordinals = Uint16Array | Uint32Array

export interface Section {
  name: string
  type: ArrayType
  /** In bytes from the start of the buffer. */
  offset: number
  /** In elements. */
  length: number
}

/**
 * Documents in a form that never changes: named arrays in one shared buffer. It is plain data, so the
 * thread that built it hands it over without copying, and saving is writing the buffer.
 */
export interface Segment {
  schema: IndexSchema
  documents: number
  groups: number
  sections: readonly Section[]
  buffer: SharedArrayBuffer
}

/** Every array starts where any element type may start. */
const ALIGNMENT = 8

/** Copies arrays into one buffer, one after the other. */
export function packArrays(arrays: ReadonlyMap<string, NumberArray>): {
  sections: readonly Section[]
  buffer: SharedArrayBuffer
} {
  const sections: Section[] = []
  let size = 0
  for (const [name, array] of arrays) {
    sections.push({ name, type: typeOf(array), offset: size, length: array.length })
    size += Math.ceil(array.byteLength / ALIGNMENT) * ALIGNMENT
  }
  const buffer = new SharedArrayBuffer(size)
  for (const section of sections) {
    const array = arrays.get(section.name)!
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    new Uint8Array(buffer, section.offset, array.byteLength).set(bytes)
  }
  return { sections, buffer }
}

/** The arrays of a segment by name and type, as views on its buffer. */
export interface SegmentArrays {
  has(name: string): boolean
  uint8(name: string): Uint8Array
  uint32(name: string): Uint32Array
  int32(name: string): Int32Array
  float32(name: string): Float32Array
  float64(name: string): Float64Array
  ordinals(name: string): Ordinals
}

/** The arrays of a segment are not those this program reads: another version wrote them. */
export class SegmentFault extends Error {
  override readonly name = 'SegmentFault'
}

export function unpackArrays({ sections, buffer }: Segment): SegmentArrays {
  const known = new Map(sections.map((section) => [section.name, section]))
  function find(name: string, ...types: ArrayType[]): Section {
    const section = known.get(name)
    if (section === undefined || !types.includes(section.type)) {
      throw new SegmentFault(`The segment has no array ${name} of type ${types.join(' or ')}.`)
    }
    return section
  }
  const view = <A>(
    kind: new (buffer: SharedArrayBuffer, offset: number, length: number) => A,
    { offset, length }: Section,
  ) => new kind(buffer, offset, length)
  return {
    has: (name) => known.has(name),
    uint8: (name) => view(Uint8Array, find(name, 'u8')),
    uint32: (name) => view(Uint32Array, find(name, 'u32')),
    int32: (name) => view(Int32Array, find(name, 'i32')),
    float32: (name) => view(Float32Array, find(name, 'f32')),
    float64: (name) => view(Float64Array, find(name, 'f64')),
    ordinals(name) {
      const section = find(name, 'u16', 'u32')
      return section.type === 'u16' ? view(Uint16Array, section) : view(Uint32Array, section)
    },
  }
}

/** An array that holds numbers up to a greatest one. */
export function createOrdinals(length: number, greatest: number): Ordinals {
  return greatest < 65_536 ? new Uint16Array(length) : new Uint32Array(length)
}

function typeOf(array: NumberArray): ArrayType {
  for (const [type, kind] of Object.entries(ARRAY_TYPES)) {
    if (array instanceof kind) return type as ArrayType
  }
  throw new Error('An array of a segment has an unknown type.')
}
