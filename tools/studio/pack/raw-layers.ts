import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** What the renderer left of one view: gray planes and, per pixel, u, v and a tag. */
export interface RawLayers {
  width: number
  height: number
  shade: Uint8Array
  mask: Uint8Array
  spec: Buffer
  /** Three per pixel: u and v in 0.1 mm with an offset of 2 m, then the tag; 0 0 0 is empty. */
  cloth: Uint16Array
  placement: Placement
}

/** Where the garment stands in the picture, in metres: outfits put several on one scale. */
export interface Placement {
  span: number
  zc: number
  yaw: number
  zoom: number
  w: number
}

export async function readRawLayers(folder: string, view: string): Promise<RawLayers> {
  const file = (ending: string) => join(folder, `${view}.${ending}`)
  const mask = await readGray(file('mask.png'))
  const shade = await readGray(file('shade.png'))
  return {
    width: mask.width,
    height: mask.height,
    mask: mask.pixels,
    shade: shade.pixels,
    spec: await readFile(file('spec.png')),
    cloth: parseNpy(await readFile(file('uv.npy'))),
    placement: JSON.parse(await readFile(file('json'), 'utf8')) as Placement,
  }
}

async function readGray(file: string) {
  const { data, info } = await sharp(file)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8Array(data), width: info.width, height: info.height }
}

const NPY_MAGIC = '\x93NUMPY'

/** Numbers of a .npy file (version 1) of unsigned 16-bit integers. */
export function parseNpy(file: Uint8Array): Uint16Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const text = (from: number, to: number) => Buffer.from(file.subarray(from, to)).toString('latin1')
  if (file.length < 10 || text(0, 6) !== NPY_MAGIC) throw new Error('Not a .npy file.')
  const start = 10 + view.getUint16(8, true)
  if (!text(10, start).includes("'<u2'")) throw new Error('The .npy file does not hold uint16.')
  // A copy: the numbers may start at an odd address, which a Uint16Array refuses.
  return new Uint16Array(Uint8Array.from(file.subarray(start)).buffer)
}
