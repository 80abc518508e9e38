import type { Locale } from '@saum/domain/shops'
import { BULLETS } from '../grammar/sentences.ts'
import type { Wording } from '../grammar/wording.ts'
import type { Style } from '../range/style.ts'
import type { Words } from './fill-template.ts'

interface Measure {
  template: Wording
  words: Words
}

/** How long a garment is in the size it was tried on in, or how large an accessory is. */
export function measureOf(style: Style, locale: Locale): Measure | undefined {
  return style.shape.family === 'accessory' ? accessoryMeasure(style) : lengthMeasure(style, locale)
}

/** The grammar measures the first length of a shape. */
function lengthMeasure({ shape, length }: Style, locale: Locale): Measure | undefined {
  const { fitSize, measurements, options } = shape
  if (fitSize === null || length !== options.length[0]) return undefined
  const [waist = ''] = fitSize.split('/')
  const measures = measurements[fitSize] ?? measurements[waist]
  const centimeters = measures?.['length'] ?? measures?.['outseam']
  if (centimeters === undefined) return undefined
  return { template: BULLETS.length, words: { size: fitSize, n: decimal(centimeters, locale) } }
}

function accessoryMeasure({ shape }: Style): Measure | undefined {
  const { width, height, depth, outseam, head } = Object.values(shape.measurements)[0] ?? {}
  if (head !== undefined) return { template: BULLETS.head, words: { n: String(head) } }
  if (shape.sizeSystem === 'belt') return { template: BULLETS.width, words: { n: String(width) } }
  const sides = [width, height, depth, outseam].filter((side) => side !== undefined)
  return { template: BULLETS.dimensions, words: { n: sides.join(' × ') } }
}

function decimal(value: number, locale: Locale): string {
  return locale === 'en-GB' || locale === 'de-CH' ? String(value) : String(value).replace('.', ',')
}
