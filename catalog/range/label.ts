import type { ProductDocumentInput } from '@saum/shop/documents/product-document'
import { known } from '../grammar/grammar-file.ts'
import {
  CARE_SETS,
  CARE_SYMBOLS,
  FIBRES,
  type Lining,
  MAKER,
  PART_NAMES,
} from '../grammar/materials.ts'
import { localizedLabel, localizedWording } from '../text/localized.ts'
import type { Style } from './style.ts'

type Label = Required<Pick<ProductDocumentInput, 'materials' | 'care' | 'maker' | 'warnings'>>

/** Clothes and bags for adults: nothing in the range needs a warning. */
const NO_WARNINGS: Label['warnings'] = { 'de-DE': [], 'fr-CH': [], 'en-GB': [] }

/**
 * What is sewn in at the side seam: fibres, care, and who made it. Buttons only look like horn and
 * pearl, and what is of leather is so as a whole: no textile here has parts from animals.
 */
export function labelOf(style: Style): Label {
  return {
    materials: materialsOf(style),
    care: careOf(style),
    maker: makerOfAll(),
    warnings: NO_WARNINGS,
  }
}

function materialsOf({ composition, lining }: Style): Label['materials'] {
  if (composition.leather) return [{ fibres: [], text: localizedLabel(composition.leather) }]
  const shell = { fibres: fibresOf(composition.parts) }
  if (!lining) return [shell]
  return [
    { part: partName('shell'), ...shell },
    { part: partName('lining'), fibres: fibresOf(lining.parts) },
  ]
}

function fibresOf(parts: Lining['parts']) {
  return parts.map(({ fibre, percent }) => ({
    label: localizedWording(known(FIBRES, fibre).name),
    percent,
  }))
}

function partName(part: 'shell' | 'lining') {
  const { de, fr, en } = PART_NAMES
  return localizedWording({ de: de[part], fr: fr[part], en: en[part] })
}

function careOf({ care }: Style): Label['care'] {
  return known(CARE_SETS, care).symbols.map((symbol) => ({
    symbol,
    label: localizedLabel(known(CARE_SYMBOLS, symbol).text),
  }))
}

function makerOfAll(): Label['maker'] {
  const { name, street, zip, city, country, email } = MAKER
  return { name, address: `${street}, ${zip} ${city}, ${country}`, email }
}
