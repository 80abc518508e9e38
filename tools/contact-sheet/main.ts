/**
 * One picture of many products, as a running shop serves them:
 * `node tools/contact-sheet/main.ts http://localhost:3000 sheet.png [seed] [count]`
 */
import { fetchPicture } from './fetch-picture.ts'
import { pickAtRandom } from './pick.ts'
import { listPictureKeys } from './products.ts'
import { writeSheet } from './sheet.ts'

const [, , origin, file, seed = '1', count = '60'] = process.argv
if (origin === undefined || file === undefined) {
  process.stderr.write('Give the address of a running shop and the name of the PNG to write.\n')
  process.exit(2)
}

const keys = pickAtRandom(await listPictureKeys(origin), Number(count), Number(seed))
const pictures: Uint8Array[] = []
for (const key of keys) pictures.push(await fetchPicture(origin, key))
await writeSheet(pictures, file)
process.stdout.write(`${file} shows ${pictures.length} products, seed ${seed}\n`)
