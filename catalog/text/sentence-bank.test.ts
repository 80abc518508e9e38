import { LOCALES } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { COLOR_FAMILIES, COLORS, PRINTS } from '../grammar/colors.ts'
import { type Shape, SHAPES } from '../grammar/garments.ts'
import { known } from '../grammar/grammar-file.ts'
import { type Fabric, FABRICS, FEELS } from '../grammar/materials.ts'
import { type Entry, SENTENCES } from '../grammar/sentences.ts'
import { languageOf } from '../grammar/wording.ts'
import { type Facts, isTrueOf } from './facts.ts'
import { fillTemplate } from './fill-template.ts'
import { speakOf } from './speech.ts'

const FEWEST_CHOICES = 8
const MAIN_SLOTS = ['opener', 'material', 'cut', 'detail', 'styling', 'care'] as const

const entries = Object.values(SENTENCES).flat()
const cloths = [...SHAPES.values()].flatMap((shape) =>
  shape.fabrics.map((key) => ({ shape, fabric: known(FABRICS, key) })),
)

/** Everything a style of this shape and fabric could be. */
function possibleFacts(shape: Shape, fabric: Fabric): Facts {
  const { options } = shape
  const prints = shape.prints.filter((key) => PRINTS.get(key)?.fabricGroups.includes(fabric.group))
  return {
    family: [shape.family],
    shape: [shape.key],
    group: [fabric.group],
    fabric: [fabric.key],
    fit: options.fit,
    length: options.length,
    sleeve: options.sleeve,
    neckline: options.neckline,
    details: [...options.detailsAlways, ...options.detailsMaybe],
    season: [fabric.season],
    print: ['no', ...(prints.length > 0 ? ['yes', ...prints] : [])],
    care: [shape.careOverride ?? fabric.care],
    colour: [...COLOR_FAMILIES.keys()],
    colourKey: [...COLORS.keys()],
  }
}

function couldBeTrueOf(entry: Entry, shape: Shape, fabric: Fabric): boolean {
  return isTrueOf({ ...entry, not: {} }, possibleFacts(shape, fabric))
}

describe('the sentence bank', () => {
  it.each(['de', 'fr', 'en'] as const)(
    'says nothing twice in %s and ends with a full stop',
    (language) => {
      const texts = entries.map((entry) => entry[language])
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
      expect(texts.filter((text) => !/^[\p{Lu}{].*\.$/u.test(text))).toEqual([])
    },
  )

  it('has a use for every sentence', () => {
    const unused = entries.filter(
      (entry) => !cloths.some(({ shape, fabric }) => couldBeTrueOf(entry, shape, fabric)),
    )
    expect(unused.map(({ id }) => id)).toEqual([])
  })

  it.each([...new Set([...SHAPES.values()].map(({ family }) => family))])(
    'has enough to choose from for %s',
    (family) => {
      const own = cloths.filter(({ shape }) => shape.family === family)
      for (const slot of MAIN_SLOTS) {
        const open = SENTENCES[slot].filter((entry) =>
          own.some(({ shape, fabric }) => couldBeTrueOf(entry, shape, fabric)),
        )
        expect(open.length).toBeGreaterThanOrEqual(FEWEST_CHOICES)
      }
    },
  )

  it.each(LOCALES)('reads cleanly of every garment it may speak of in %s', (locale) => {
    const faults = cloths.flatMap(({ shape, fabric }) =>
      entries
        .filter((entry) => couldBeTrueOf(entry, shape, fabric))
        .flatMap((entry) =>
          [undefined, ...fabric.feels].map((feel) => {
            const subject = {
              shape,
              fabric,
              feel: feel === undefined ? undefined : FEELS.get(feel),
            }
            return fillTemplate(entry[languageOf(locale)], speakOf(subject, locale))
          }),
        )
        .filter(
          (text) =>
            /[{}]|\s\s|\s[,.]|undefined|\ba a\b/.test(text) ||
            !/^\p{Lu}/u.test(text) ||
            (locale === 'de-CH' && text.includes('ß')),
        ),
    )
    expect(faults).toEqual([])
  })
})
