import { join } from 'node:path'
import sharp from 'sharp'
import { shadePixels } from './cloth-code.ts'
import { readRawLayers } from './raw-layers.ts'

/** Gray cloth on the shop's backdrop: enough to judge cut and drape before the full size. */
export async function writePreview(folder: string, view: string): Promise<string> {
  const layers = await readRawLayers(folder, view)
  const file = join(folder, `${view}.preview.png`)
  const raw = { width: layers.width, height: layers.height, channels: 4 } as const
  await sharp(shadePixels(layers), { raw }).flatten({ background: '#ECEAE6' }).png().toFile(file)
  return file
}
