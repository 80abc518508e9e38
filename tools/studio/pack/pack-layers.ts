import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { clothPixels, shadePixels, tagPixels } from './cloth-code.ts'
import { readRawLayers, type Placement, type RawLayers } from './raw-layers.ts'

/** Never printed: they take plain colors only, and leaving their coordinates out saves a megabyte. */
const PLAIN_SHAPES = new Set([
  'bomber',
  'cardigan',
  'cardigan-long',
  'dress-knit',
  'jacket-cropped',
  'knit-vest',
  'rollneck-top',
  'slipover',
  'sweater',
  'sweater-cropped',
  'trench',
  'turtleneck',
  'vest-quilted',
])

/** Stitches and slubs cost bytes and hide what a lower quality does to them. */
const COARSE_SHAPES = new Set([
  'cardigan',
  'cardigan-long',
  'jacket-cropped',
  'jeans',
  'jeans-slim',
  'jeans-wide',
  'knit-vest',
  'overshirt',
  'polo-knit',
  'skirt-mini',
  'slipover',
  'sweater',
  'sweater-cropped',
])

interface Packed {
  view: string
  bytes: number
}

/** Raw layers of one view -> what ships: shade, spec, ids and (unless plain) uv as WebP. */
export async function packView(from: string, into: string, view: string): Promise<Packed> {
  const layers = await readRawLayers(from, view)
  const shape = view.slice(0, view.lastIndexOf('-'))
  const quality = COARSE_SHAPES.has(shape) ? 62 : 80
  await mkdir(into, { recursive: true })
  const files = [
    await writeLayer(into, view, 'shade', shadeImage(layers, quality)),
    await writeLayer(into, view, 'spec', specImage(layers)),
    await writeLayer(into, view, 'ids', tagImage(layers)),
  ]
  if (!PLAIN_SHAPES.has(shape)) files.push(await writeLayer(into, view, 'uv', clothImage(layers)))
  await list(into, view, layers.placement)
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  return { view, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function writeLayer(folder: string, view: string, kind: string, image: Sharp) {
  const file = join(folder, `${view}.${kind}.webp`)
  await image.toFile(file)
  return file
}

function shadeImage(layers: RawLayers, quality: number) {
  const raw = { width: layers.width, height: layers.height, channels: 4 } as const
  const image = sharp(shadePixels(layers), { raw })
  return image.webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true })
}

function specImage({ spec, width }: RawLayers) {
  return sharp(spec)
    .resize(width >> 1)
    .webp({ quality: 70, effort: 6 })
}

function tagImage(layers: RawLayers) {
  const raw = { width: layers.width, height: layers.height, channels: 3 } as const
  return sharp(tagPixels(layers), { raw }).webp({ lossless: true, effort: 6 })
}

function clothImage(layers: RawLayers) {
  const raw = { width: layers.width >> 1, height: layers.height >> 1, channels: 4 } as const
  return sharp(clothPixels(layers), { raw }).webp({ lossless: true, effort: 6, exact: true })
}

/** layers.json names every view that exists, with its placement. */
async function list(folder: string, view: string, placement: Placement) {
  const file = join(folder, 'layers.json')
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<
    string,
    Placement
  >
  const views = Object.entries({ ...known, [view]: placement })
  const sorted = views.toSorted(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted))}\n`)
}
