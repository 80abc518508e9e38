import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { clothFromPacked, clothFromPicture } from './cloth-coordinates.ts'
import { insideAt, unpackMarks } from './layer-marks.ts'
import type { Layers, Pixels, Placement } from './layers.ts'
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
  const parts = unpackMarks(ids, place)
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
