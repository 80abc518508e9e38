import type { Outfit } from '@saum/contract/outfit'
import type { Locale } from '@saum/domain/shops'
import { toSlug } from '@saum/domain/slug'
import { textFor } from '../documents/localized-text.ts'
import type { OutfitDocument } from '../documents/outfit-document.ts'

/** `null` when the shop has no words for it or sells none of its products. */
export function toOutfit(
  document: OutfitDocument,
  locale: Locale,
  sold: ReadonlySet<number>,
): Outfit | null {
  const name = textFor(document.name, locale)
  const productIds = document.productIds.filter((id) => sold.has(id))
  if (name === undefined || productIds.length === 0) return null
  return {
    id: document.id,
    key: document.key,
    name,
    slug: toSlug(name),
    story: textFor(document.story, locale) ?? '',
    occasion: document.occasion,
    season: document.season,
    images: document.images.map((image) => toImage(image, locale, name)),
    productIds,
    hotspots: (document.hotspots ?? []).filter(({ productId }) => sold.has(productId)),
  }
}

/** The whole outfit is what `fa` is for a product: the picture that stands for it. */
function toImage(
  { key, width, height, alt, averageColor, thumbhash }: OutfitDocument['images'][number],
  locale: Locale,
  name: string,
): Outfit['images'][number] {
  return {
    hash: key,
    width,
    height,
    attributes: { assetName: 'fa', alt: textFor(alt, locale) ?? name, averageColor, thumbhash },
  }
}
