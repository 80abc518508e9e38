/** Describes the pictures of the range anew, after a change of how they look: `node catalog/describe-pictures.ts`. */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PictureDescription } from '@saum/images/describe-picture'
import { demoDocuments } from './range/demo-documents.ts'
import { writeDescribedPictures } from './range/described-pictures.ts'
import { openPhotographer, type Photographer } from './range/product-pictures.ts'

const FILE = fileURLToPath(new URL('./range/described-pictures.json', import.meta.url))

const described = new Map<string, PictureDescription>()
const camera = openPhotographer(new Map())
const photograph: Photographer = async (source) => {
  const picture = await camera(source)
  described.set(picture.key, picture)
  return picture
}

const onProgress = (text: string) => void process.stderr.write(`${text}\n`)
for (const { kind, documents } of demoDocuments({ now: Date.now(), photograph, onProgress })) {
  if (kind !== 'products' && kind !== 'outfits') continue
  await Array.fromAsync(documents)
}
await writeFile(FILE, writeDescribedPictures(described))
onProgress(`Described ${described.size} pictures`)
