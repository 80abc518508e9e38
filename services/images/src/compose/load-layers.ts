import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { clothFromPacked, clothFromPicture } from './cloth-coordinates.ts'
import type { Layers, Placement } from './layers.ts'
import type { Look } from './look.ts'

/** How the view was photographed. */
export interface ViewFrame {
  /** Height of the picture in meters at zoom 1, and the height of its middle above the floor. */
  spanM: number
  centerM: number
  zoom: number
}

export const LAYER_KINDS = ['shade', 'spec', 'ids', 'uv'] as const

export function layerFile(folder: string, view: string, kind: (typeof LAYER_KINDS)[number]) {
  return join(folder, `${view}.${kind}.webp`)
}

const ASPECT = 5 / 4

/** Reads the files of a view and brings them to the width of the picture. */
export async function loadLayers(
  folder: string,
  view: string,
  { width, cut, frame }: { width: number; cut: Look['cut']; frame: ViewFrame },
): Promise<Layers> {
  const place = placementFor(width, frame.zoom === 1 ? cut : undefined)
  const { innerWidth, innerHeight } = place
  const size = { width: innerWidth, height: innerHeight, fit: 'fill' } as const
  const uvFile = layerFile(folder, view, 'uv')
  const [shade, spec, ids, uv] = await Promise.all([
    sharp(layerFile(folder, view, 'shade'))
      .ensureAlpha()
      .resize(size)
      .raw()
      .toBuffer(),
    sharp(layerFile(folder, view, 'spec'))
      .resize(size)
      .extractChannel(0)
      .raw()
      .toBuffer(),
    rawPixels(sharp(layerFile(folder, view, 'ids')).extractChannel(0)),
    existsSync(uvFile) ? rawPixels(sharp(uvFile).ensureAlpha()) : null,
  ])
  const light = unpackShade(shade, place)
  const parts = unpackIds(ids, place)
  const cloth = uv
    ? clothFromPacked({ ...uv, inside: insideAt(ids, uv) }, place, { ...light, ...parts })
    : clothFromPicture(place, frame.spanM / frame.zoom)
  return {
    width: place.width,
    height: place.height,
    ...light,
    spec: placed(spec, place),
    ...parts,
    cloth,
  }
}

/** A garment cut smaller stands in the middle of the same picture. */
function placementFor(width: number, cut: Look['cut']): Placement {
  const height = Math.round(width * ASPECT)
  const innerWidth = Math.round(width * (cut?.width ?? 1))
  const innerHeight = Math.round(height * (cut?.length ?? 1))
  return {
    width,
    height,
    innerWidth,
    innerHeight,
    left: (width - innerWidth) >> 1,
    top: (height - innerHeight) >> 1,
  }
}

interface Pixels {
  rgba: Uint8Array
  width: number
  height: number
}

async function rawPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { rgba: data, width: info.width, height: info.height }
}

function unpackShade(rgba: Uint8Array, place: Placement): Pick<Layers, 'shade' | 'mask'> {
  const shade = new Uint8Array(place.width * place.height)
  const mask = new Uint8Array(place.width * place.height)
  for (let y = 0, k = 0; y < place.innerHeight; y++) {
    const row = (y + place.top) * place.width + place.left
    for (let o = row; o < row + place.innerWidth; o++, k += 4) {
      shade[o] = rgba[k]!
      mask[o] = rgba[k + 3]!
    }
  }
  return { shade, mask }
}

function placed(channel: Uint8Array, place: Placement): Uint8Array {
  if (place.innerWidth === place.width && place.innerHeight === place.height) return channel
  const out = new Uint8Array(place.width * place.height)
  for (let y = 0; y < place.innerHeight; y++) {
    const row = channel.subarray(y * place.innerWidth, (y + 1) * place.innerWidth)
    out.set(row, (y + place.top) * place.width + place.left)
  }
  return out
}

/** Packed as 100 × (0 cloth, 1 trim, 2 inside) + 40 × share of topstitching, pixel by pixel. */
const SHARES = Array.from({ length: 256 }, (_, value) => {
  const part = Math.round(value / 100)
  const stitch = Math.max(0, Math.min(1, (value - 100 * part) / 40))
  return {
    trim: part === 1 ? 255 : 0,
    inside: part === 2 ? 255 : 0,
    stitch: part === 0 ? Math.round(255 * stitch) : 0,
  }
})
const TRIM = Uint8Array.from(SHARES, ({ trim }) => trim)
const INSIDE = Uint8Array.from(SHARES, ({ inside }) => inside)
const STITCH = Uint8Array.from(SHARES, ({ stitch }) => stitch)

/** A packed cloth position was taken at the upper left of four pixels; so is its side. */
function insideAt(ids: Pixels, half: { width: number; height: number }): Uint8Array {
  const inside = new Uint8Array(half.width * half.height)
  for (let y = 0, k = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++, k++) {
      inside[k] = INSIDE[ids.rgba[2 * y * ids.width + 2 * x]!]!
    }
  }
  return inside
}

/** Marks cannot be averaged, their shares of a pixel can. */
function unpackIds(ids: Pixels, place: Placement): Pick<Layers, 'trim' | 'inside' | 'stitch'> {
  const count = place.width * place.height
  const trim = new Float32Array(count)
  const inside = new Float32Array(count)
  const stitch = new Float32Array(count)
  const columns = shrink(ids.width, place.innerWidth, place.left)
  const rows = shrink(ids.height, place.innerHeight, place.top)
  for (let y = 0, k = 0; y < ids.height; y++) {
    const row = rows.targets[y]! * place.width
    const rowShare = rows.shares[y]!
    for (let x = 0; x < ids.width; x++, k++) {
      const mark = ids.rgba[k]!
      // Most of a garment is plain cloth.
      if (mark === 0) continue
      const o = row + columns.targets[x]!
      const share = rowShare * columns.shares[x]!
      trim[o] = trim[o]! + TRIM[mark]! * share
      inside[o] = inside[o]! + INSIDE[mark]! * share
      stitch[o] = stitch[o]! + STITCH[mark]! * share
    }
  }
  return { trim: toBytes(trim), inside: toBytes(inside), stitch: toBytes(stitch) }
}

/** Into which pixel of the picture each of the original falls, and how much of it that is. */
function shrink(from: number, to: number, first: number) {
  const targets = new Int32Array(from)
  const counts = new Int32Array(to)
  for (let i = 0; i < from; i++) {
    const target = Math.floor((i * to) / from)
    targets[i] = first + target
    counts[target]!++
  }
  return { targets, shares: Float32Array.from(targets, (target) => 1 / counts[target - first]!) }
}

function toBytes(sums: Float32Array): Uint8Array {
  const bytes = new Uint8Array(sums.length)
  for (let i = 0; i < sums.length; i++) bytes[i] = sums[i]! + 0.5
  return bytes
}
