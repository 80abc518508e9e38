import { resolve } from 'node:path'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@saum/domain/picture-url'
import { openLayerLibrary } from '@saum/images/compose/layer-library'
import { makePicture } from '@saum/images/maker/make-picture'
import { median } from '../harness/statistics.ts'

const LAYERS = resolve(import.meta.dirname, '../../catalog/layers')

/** One of each kind of cloth. */
const SOURCES = [
  ['shirt-front', { base: '#F6F4F0' }],
  ['tee-front', { base: '#F1EDE4' }],
  ['sweater-front', { base: '#B98E5E' }],
  ['coat-front', { base: '#47484B' }],
  ['dress-front', { base: '#5B1F2B' }],
] as const

/** Milliseconds to compose and encode one picture, layers read from disk included. */
export async function pictureTimes(): Promise<(readonly [string, string])[]> {
  const rows: (readonly [string, string])[] = []
  for (const width of PICTURE_WIDTHS) {
    for (const format of PICTURE_FORMATS) {
      const times: number[] = []
      for (const [view, look] of SOURCES) {
        const library = openLayerLibrary(LAYERS)
        const startedAt = performance.now()
        await makePicture({ source: { kind: 'garment', view, look }, width, format }, { library })
        times.push(performance.now() - startedAt)
      }
      rows.push([`compose and encode ${width} px ${format}`, `${median(times).toFixed(0)} ms`])
    }
  }
  return rows
}
