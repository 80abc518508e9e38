import { existsSync, readFileSync } from 'node:fs'
import { LOCALES } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import { STYLES_PER_SHAPE } from '../range/assortment.ts'
import { CATEGORIES } from './categories.ts'
import { COLORS, PRINTS } from './colors.ts'
import {
  COLOR_PROFILES,
  DETAILS,
  FITS,
  HEADS,
  LENGTHS,
  NECKLINES,
  SHAPES,
  SLEEVES,
} from './garments.ts'
import { readGrammarFile } from './grammar-file.ts'
import {
  CARE_SETS,
  CARE_SYMBOLS,
  COMPOSITIONS,
  FABRICS,
  FEELS,
  FIBRES,
  LININGS,
} from './materials.ts'
import { OUTFITS } from './outfits.ts'
import { ALT_PARTS } from './sentences.ts'

const FILES = [
  'categories',
  'colours',
  'descriptions',
  'garments',
  'materials',
  'names',
  'outfits',
  'promotions',
]

const shapes = [...SHAPES.values()]

function missingFrom(known: ReadonlyMap<string, unknown>, keys: readonly string[]): string[] {
  return keys.filter((key) => !known.has(key))
}

function layerFile(view: string, kind: string): URL {
  return new URL(`../layers/${view}.${kind}.webp`, import.meta.url)
}

/** Every string of a file with the keys that lead to it. */
function* stringsIn(value: unknown, path: string): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) yield* stringsIn(part, `${path}.${key}`)
}

describe.each(FILES)('the words in %s.json', (file) => {
  const text = readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8')
  const strings = [...stringsIn(JSON.parse(text), '')]

  it('never shout', () => {
    expect(strings.filter((entry) => /[!¡]/.test(entry.text))).toEqual([])
  })

  it('use typographic apostrophes', () => {
    expect(strings.filter((entry) => /\p{L}'\p{L}/u.test(entry.text))).toEqual([])
  })

  it('spell Swiss German without ß', () => {
    const swiss = strings.filter(({ path }) => /de-CH/.test(path) && !path.includes('regional'))
    expect(swiss.filter((entry) => entry.text.includes('ß'))).toEqual([])
  })
})

describe('the shapes', () => {
  it.each(shapes)('$key names only what the grammar knows', (shape) => {
    const { options } = shape
    expect(missingFrom(FITS, options.fit)).toEqual([])
    expect(missingFrom(LENGTHS, options.length)).toEqual([])
    expect(missingFrom(SLEEVES, options.sleeve)).toEqual([])
    expect(missingFrom(NECKLINES, options.neckline)).toEqual([])
    expect(missingFrom(DETAILS, [...options.detailsAlways, ...options.detailsMaybe])).toEqual([])
    expect(missingFrom(FABRICS, shape.fabrics)).toEqual([])
    expect(missingFrom(HEADS, [shape.head])).toEqual([])
    expect(missingFrom(COLOR_PROFILES, [shape.colours])).toEqual([])
    const prints = shape.prints.filter((print) => print !== 'solid')
    expect(missingFrom(PRINTS, prints)).toEqual([])
  })

  it.each(shapes)(
    '$key has layers for its pictures, and cloth coordinates if it is printed',
    (shape) => {
      const pictures = [shape.picture, ...Object.values(shape.picture.byFabric)]
      const kinds = shape.prints.some((print) => print !== 'solid') ? ['shade', 'uv'] : ['shade']
      const files = pictures.flatMap(({ block, views }) =>
        views.flatMap((view) => kinds.map((kind) => layerFile(`${block}-${view}`, kind))),
      )
      expect(files.filter((file) => !existsSync(file)).map(String)).toEqual([])
    },
  )

  it.each(shapes.filter(({ picture }) => picture.views.includes('detail')))(
    '$key says what its close-up shows',
    ({ picture }) => {
      expect(ALT_PARTS.has(picture.part ?? '')).toBe(true)
    },
  )

  it('all have a place in the assortment', () => {
    expect(shapes.filter(({ key }) => !STYLES_PER_SHAPE[key])).toEqual([])
  })

  it('have numbers of their own', () => {
    expect(new Set(shapes.map(({ id }) => id)).size).toBe(shapes.length)
  })
})

describe('the materials', () => {
  const parts = [...COMPOSITIONS.values(), ...LININGS.values()].map((entry) => entry.parts)

  it('add up to a hundred percent, the largest fibre first', () => {
    for (const fibres of parts.filter((list) => list.length > 0)) {
      const percents = fibres.map(({ percent }) => percent)
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
      expect(percents).toEqual(percents.toSorted((left, right) => right - left))
    }
  })

  it('are made of known fibres', () => {
    expect(
      missingFrom(
        FIBRES,
        parts.flat().map(({ fibre }) => fibre),
      ),
    ).toEqual([])
  })

  it.each([...FABRICS.values()])('$key has known compositions, feels and care', (fabric) => {
    expect(missingFrom(COMPOSITIONS, fabric.compositions)).toEqual([])
    expect(missingFrom(FEELS, fabric.feels)).toEqual([])
    expect(missingFrom(CARE_SETS, [fabric.care])).toEqual([])
  })

  it('are cared for with five known symbols', () => {
    for (const { symbols } of CARE_SETS.values()) {
      expect(symbols).toHaveLength(5)
      expect(missingFrom(CARE_SYMBOLS, symbols)).toEqual([])
    }
  })
})

describe('the categories', () => {
  const keys = new Map(CATEGORIES.map((category) => [category.key, category]))

  it('say in two or three sentences what they hold, and in one line what a search result shows', () => {
    for (const { intro, seo } of CATEGORIES) {
      for (const locale of LOCALES) {
        const sentences = intro[locale].match(/\.(\s|$)/g) ?? []
        expect([2, 3]).toContain(sentences.length)
        expect(seo[locale].length).toBeLessThanOrEqual(160)
      }
    }
  })

  it('hold shapes and categories that exist', () => {
    expect(
      missingFrom(
        SHAPES,
        CATEGORIES.flatMap(({ rule }) => rule.shapes ?? []),
      ),
    ).toEqual([])
    const others = CATEGORIES.flatMap(({ rule }) => [
      ...(rule.categories ?? []),
      ...(rule.not ?? []),
    ])
    expect(missingFrom(keys, others)).toEqual([])
  })
})

describe('the outfits', () => {
  it.each(OUTFITS)('$key tells its story in two sentences', ({ story }) => {
    for (const text of [story.de, story.fr, story.en]) {
      expect(text.match(/\.(\s|$)/g)).toHaveLength(2)
    }
  })

  it.each(OUTFITS)('$key is made of known shapes in known colors', ({ pieces }) => {
    expect(
      missingFrom(
        SHAPES,
        pieces.map(({ shape }) => shape),
      ),
    ).toEqual([])
    const colors = pieces.flatMap((piece) =>
      'colour' in piece ? [piece.colour] : [piece.ground, piece.motif],
    )
    expect(missingFrom(COLORS, colors)).toEqual([])
  })
})

it('refuses a file that does not have what is asked of it', () => {
  expect(() => readGrammarFile('names', v.object({ titles: v.string() }))).toThrow(v.ValiError)
})
