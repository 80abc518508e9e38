/**
 * Draws the map of the store locator: `node tools/map/main.ts --natural-earth <folder>`
 *
 * Borders come from the package `world-atlas`, waters and cities from the GeoJSON files of Natural Earth
 * (naturalearthdata.com, 1:10m physical: rivers, lakes and their European supplements; 1:50m cultural:
 * urban areas). Both are in the public domain. The result is committed; nobody needs this tool to build or run the shop.
 */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { installPackages } from '../support/install-packages.ts'

const TARGET = resolve(import.meta.dirname, '../../apps/storefront/public/store-map.v2.svg')
const MOST_BYTES = 28 * 1024

const { values } = parseArgs({ options: { 'natural-earth': { type: 'string' } } })
const folder = values['natural-earth']
if (folder === undefined) {
  throw new Error('Say where the GeoJSON files of Natural Earth are: --natural-earth <folder>')
}

await installPackages(import.meta.dirname)
const { drawMap } = await import('./draw-map.ts')
const svg = await drawMap(folder)
const size = gzipSync(svg).length
if (size > MOST_BYTES) throw new Error(`The map has ${size} bytes, at most ${MOST_BYTES} are fine.`)
await writeFile(TARGET, svg)
process.stdout.write(`${TARGET}: ${size} bytes compressed\n`)
