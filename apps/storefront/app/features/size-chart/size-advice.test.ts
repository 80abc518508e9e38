import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodySizesOf, spanOf } from '#app/features/catalog/body-sizes.ts'
import type { ChartKind, Cut } from '#app/features/catalog/body-sizes.ts'
import { adviseSize, decisiveMeasures, type Body } from './size-advice.ts'

const DRESS: ChartKind = { sizes: 'numbers', family: 'dresses', cut: 'usual' }
const NUMBERS = ['34', '36', '38', '40', '42', '44', '46']

const anyKind = fc.record({
  sizes: fc.constantFrom('numbers' as const, 'letters' as const, 'inches' as const),
  family: fc.constantFrom('dresses' as const, 'tops' as const, 'skirts' as const),
  cut: fc.constantFrom<Cut[]>('narrow', 'usual', 'wide'),
})
const cm = fc.integer({ min: 40, max: 180 })
const anyBody = fc.record({ bust: cm, waist: cm, hips: cm }, { requiredKeys: [] })

function labelsOf(kind: ChartKind): string[] {
  return bodySizesOf(kind).map(({ label }) => label)
}

/** How large a piece of advice is: its place on the chart, ends included. */
function rankOf(kind: ChartKind, body: Body): number {
  const labels = labelsOf(kind)
  const advice = adviseSize(kind, body, labels)
  if (advice === null) return Number.NaN
  if (advice.kind === 'below') return -1
  return advice.kind === 'above' ? labels.length : labels.indexOf(advice.size)
}

describe('which size to take', () => {
  it('is that of the chart for who has its measurements', () => {
    const advice = adviseSize(DRESS, { bust: 92, waist: 76, hips: 102 }, NUMBERS)

    expect(advice).toEqual({ kind: 'fits', size: '40' })
  })

  it('is the size of the chart, whatever the chart and the size', () => {
    fc.assert(
      fc.property(anyKind, fc.nat(20), (kind, pick) => {
        const sizes = bodySizesOf(kind)
        const size = sizes[pick % sizes.length]
        const middle = (measure: 'bust' | 'waist' | 'hips') => {
          const [from, to] = spanOf(size?.body[measure] ?? 0)
          return (from + to) / 2
        }
        const body = Object.fromEntries(decisiveMeasures(kind).map((name) => [name, middle(name)]))
        expect(adviseSize(kind, body, labelsOf(kind))).toEqual({ kind: 'fits', size: size?.label })
      }),
    )
  })

  it.each([
    ['narrow', '40', 'narrow'],
    ['usual', '40', 'room'],
    ['wide', '38', 'wide'],
  ] as const)('between two sizes of a %s cut is %s', (cut, size, reason) => {
    const advice = adviseSize({ ...DRESS, cut }, { bust: 90, waist: 74, hips: 100 }, NUMBERS)

    expect(advice).toEqual({ kind: 'between', smaller: '38', larger: '40', size, reason })
  })

  it('follows the one measure that needs more room, and says which', () => {
    const advice = adviseSize(DRESS, { bust: 98, waist: 72, hips: 98 }, NUMBERS)

    expect(advice).toMatchObject({ kind: 'between', size: '44', reason: 'bust' })
  })

  it('of a skirt does not care about the bust', () => {
    const skirt: ChartKind = { ...DRESS, family: 'skirts' }

    expect(adviseSize(skirt, { bust: 120, waist: 72, hips: 98 }, NUMBERS)).toEqual({
      kind: 'fits',
      size: '38',
    })
    expect(adviseSize(skirt, { bust: 120 }, NUMBERS)).toBeNull()
  })

  it('of jeans is the first of its two numbers', () => {
    const jeans: ChartKind = { sizes: 'inches', family: 'trousers', cut: 'usual' }

    expect(adviseSize(jeans, { waist: 71, hips: 96 }, ['28/30', '28/32'])).toEqual({
      kind: 'fits',
      size: '28',
    })
  })

  it('belongs to both letters where one ends as the next begins', () => {
    const shirt: ChartKind = { sizes: 'letters', family: 'tops', cut: 'wide' }

    expect(adviseSize(shirt, { bust: 92 }, ['M', 'L'])).toMatchObject({
      kind: 'between',
      smaller: 'M',
      larger: 'L',
      size: 'M',
    })
  })

  it('says when the product does not come in it, and when no size is that small or large', () => {
    expect(adviseSize(DRESS, { bust: 92 }, ['34', '36'])).toEqual({
      kind: 'not-offered',
      size: '40',
    })
    expect(adviseSize(DRESS, { bust: 70 }, NUMBERS)).toEqual({ kind: 'below', size: '34' })
    expect(adviseSize(DRESS, { bust: 130 }, NUMBERS)).toEqual({ kind: 'above', size: '46' })
  })

  it('never becomes smaller while somebody becomes larger', () => {
    fc.assert(
      fc.property(anyKind, anyBody, fc.nat(40), (kind, body, more) => {
        const larger = Object.fromEntries(
          Object.entries(body).map(([measure, value]) => [measure, value + more]),
        )
        const [before, after] = [rankOf(kind, body), rankOf(kind, larger)]
        expect(Number.isNaN(before) || after >= before).toBe(true)
      }),
    )
  })

  it('is known as soon as one measure that decides is', () => {
    fc.assert(
      fc.property(anyKind, anyBody, (kind, body) => {
        const isKnown = decisiveMeasures(kind).some((measure) => body[measure] !== undefined)
        expect(adviseSize(kind, body, labelsOf(kind)) !== null).toBe(isKnown)
      }),
    )
  })
})
