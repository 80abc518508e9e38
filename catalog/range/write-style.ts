import { SUBSCRIPTION_INTERVALS } from '@saum/contract/subscription'
import type { ProductDocumentInput } from '@saum/shop/documents/product-document'
import { bulletsOf } from '../text/bullets.ts'
import { fitNoteOf } from '../text/fit-note.ts'
import { localized } from '../text/localized.ts'
import { chooseShortText } from '../text/short-text.ts'
import { attributesOf } from './attributes.ts'
import { freeTextBadgeOf } from './badges.ts'
import type { WrittenStyle } from './draw-styles.ts'
import { labelOf } from './label.ts'
import { seededRandom } from './seeded-random.ts'
import type { Style } from './style.ts'

type StyleFields = Pick<
  ProductDocumentInput,
  | 'masterKey'
  | 'brand'
  | 'name'
  | 'shortDescription'
  | 'details'
  | 'attributes'
  | 'fitNote'
  | 'freeTextBadge'
  | 'materials'
  | 'care'
  | 'maker'
  | 'warnings'
  | 'subscriptionIntervals'
>

/** A print is a fashion, and gone when the next delivery is due. */
function isPlainBasic({ shape, print }: Style): boolean {
  return shape.isBasic && print === null
}

/** What all colors of a style have in common. */
export function writeStyle({ style, title }: WrittenStyle): StyleFields {
  const fitNote = fitNoteOf(style)
  const freeTextBadge = freeTextBadgeOf(style)
  return {
    masterKey: String(style.id),
    brand: style.brand.name,
    name: localized((locale) => title.texts[locale]),
    shortDescription: chooseShortText(seededRandom('short', style.id), style, title.texts),
    details: bulletsOf(style),
    attributes: attributesOf(style, title.styleName),
    ...labelOf(style),
    ...(fitNote === undefined ? {} : { fitNote }),
    ...(freeTextBadge === undefined ? {} : { freeTextBadge }),
    ...(isPlainBasic(style) ? { subscriptionIntervals: [...SUBSCRIPTION_INTERVALS] } : {}),
  }
}
