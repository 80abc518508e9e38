import type { LocalizedText } from '@saum/shop/documents/localized-text'
import { PLAIN } from '../grammar/colors.ts'
import { FITS, LENGTHS, NECKLINES, SLEEVES } from '../grammar/garments.ts'
import { byKey, known } from '../grammar/grammar-file.ts'
import { CATEGORIES } from '../grammar/categories.ts'
import { FIBRES } from '../grammar/materials.ts'
import { OUTFITS } from '../grammar/outfits.ts'
import type { Wording } from '../grammar/wording.ts'
import {
  localized,
  localizedLabel,
  localizedNameLabels,
  localizedNames,
} from '../text/localized.ts'
import type { Style } from './style.ts'

interface AttributeValue {
  value: string
  label: LocalizedText
}

type Attributes = Record<string, AttributeValue | AttributeValue[]>

const LEATHER: Wording = { de: 'Leder', fr: 'cuir', en: 'leather' }

/** Shoppers look for wool, not for where it was shorn first. */
const FIBRE_GROUPS: Readonly<Record<string, string>> = { 'virgin-wool': 'wool' }

const EVENING_GROUPS: ReadonlySet<string> = new Set(['satin', 'silk', 'velvet'])

const MOST_OCCASIONS = 2

/** What filters can name. */
export function attributesOf(style: Style, styleName: string | undefined): Attributes {
  return {
    ...trait('fit', FITS, style.fit),
    ...trait('length', LENGTHS, style.length),
    ...trait('sleeve', SLEEVES, style.sleeve),
    ...trait('neckline', NECKLINES, style.neckline),
    pattern: {
      value: style.print?.key ?? PLAIN.key,
      label: localizedNameLabels(style.print?.name ?? PLAIN.name),
    },
    material: materialOf(style),
    occasion: occasionsOf(style).map(toOccasion),
    ...(styleName === undefined ? {} : { styleName: named(styleName) }),
  }
}

function trait(
  attribute: string,
  entries: ReadonlyMap<string, { name: Wording }>,
  key: string | undefined,
): Attributes {
  if (key === undefined) return {}
  return { [attribute]: { value: key, label: localizedLabel(known(entries, key).name) } }
}

function named(styleName: string): AttributeValue {
  return { value: styleName.toLowerCase(), label: localized(() => styleName) }
}

/** The fibre there is most of. */
function materialOf({ composition }: Style): AttributeValue {
  if (composition.leather) return { value: 'leather', label: localizedLabel(LEATHER) }
  const most = composition.parts.reduce((left, right) =>
    right.percent > left.percent ? right : left,
  )
  const value = FIBRE_GROUPS[most.fibre] ?? most.fibre
  return { value, label: localizedLabel(known(FIBRES, value).name) }
}

/** A shape is worn where most outfits with it are worn; what shines also goes out at night. */
function occasionsOf({ shape, fabric }: Style): string[] {
  const counts = new Map<string, number>()
  for (const { occasion, pieces } of OUTFITS) {
    if (!pieces.some((piece) => piece.shape === shape.key)) continue
    counts.set(occasion, (counts.get(occasion) ?? 0) + 1)
  }
  const usual = [...counts]
    .toSorted(([, left], [, right]) => right - left)
    .slice(0, MOST_OCCASIONS)
    .map(([occasion]) => occasion)
  return [...new Set(EVENING_GROUPS.has(fabric.group) ? ['evening', ...usual] : usual)]
}

const CATEGORY_NAMES = byKey(CATEGORIES)

/** The outfit categories have the names of the occasions. */
function toOccasion(occasion: string): AttributeValue {
  const { name } = known(CATEGORY_NAMES, `outfits-${occasion}`)
  return { value: occasion, label: localizedNames(name) }
}
