import type { Locale } from '@saum/domain/shops'
import type { OutfitDocument } from '@saum/shop/documents/outfit-document'
import { pictureOf } from '../grammar/garments.ts'
import { known } from '../grammar/grammar-file.ts'
import type { Outfit } from '../grammar/outfits.ts'
import { ALT_TEMPLATES } from '../grammar/sentences.ts'
import { wordingFor } from '../grammar/wording.ts'
import { localized } from '../text/localized.ts'
import { toRegion } from '../text/regional-words.ts'
import { speakOf } from '../text/speech.ts'
import { productIdOf } from './product-ids.ts'
import { lookOf, type Photographer } from './product-pictures.ts'
import type { Colorway, Style } from './style.ts'

/** An outfit of the grammar with the styles that were found for its pieces. */
export interface ResolvedOutfit {
  outfit: Outfit
  pieces: { style: Style; color: Colorway }[]
}

export function productIdsOf({ pieces }: ResolvedOutfit): number[] {
  return pieces.map(({ style, color }) => productIdOf(style.id, color.id))
}

export async function writeOutfit(
  resolved: ResolvedOutfit,
  position: number,
  photograph: Photographer,
): Promise<OutfitDocument> {
  const { outfit, pieces } = resolved
  const { spots = [], ...picture } = await photograph({
    kind: 'outfit',
    pieces: pieces.map(({ style, color }) => ({
      view: `${pictureOf(style.shape, style.fabric).block}-front`,
      look: lookOf(style, color),
    })),
  })
  const productIds = productIdsOf(resolved)
  return {
    id: outfit.id,
    key: outfit.key,
    position,
    name: localized((locale) => wordingFor(outfit.name, locale)),
    story: localized((locale) => toRegion(wordingFor(outfit.story, locale), locale)),
    occasion: outfit.occasion,
    season: outfit.season,
    categories: [outfit.category],
    productIds,
    hotspots: productIds.flatMap((productId, index) => {
      const spot = spots[index]
      return spot ? { productId, ...spot } : []
    }),
    images: [{ ...picture, alt: localized((locale) => altIn(resolved, locale)) }],
  }
}

function altIn({ outfit, pieces }: ResolvedOutfit, locale: Locale): string {
  const nouns = pieces.map(({ style }) => speakOf(style, locale).noun('g', '', false))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(nouns)
  return wordingFor(known(ALT_TEMPLATES, 'outfit'), locale)
    .replace('{name}', wordingFor(outfit.name, locale))
    .replace('{pieces}', list)
}
