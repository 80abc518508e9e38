import type { Campaign } from '@saum/contract/promotion'
import type { Locale } from '@saum/domain/shops'
import { findByKey, type CategoryTree } from '../catalog/category-tree.ts'
import { textFor } from '../documents/localized-text.ts'
import type { CampaignDocument } from '../documents/promotion-document.ts'

/** `null` when the shop has no words for it. */
export function toCampaign(
  document: CampaignDocument,
  locale: Locale,
  tree: CategoryTree,
): Campaign | null {
  const headline = textFor(document.headline, locale)
  if (headline === undefined) return null
  const { link, product } = document
  return {
    id: document.id,
    key: document.key,
    reduction: document.reduction,
    startsAt: document.startsAt,
    endsAt: document.endsAt,
    headline,
    subline: textFor(document.subline, locale),
    link: link && findByKey(tree, link)?.path,
    color: document.color,
    hideCountdown: document.hideCountdown,
    product: {
      attributeId: product.attributeId,
      badgeLabel: textFor(product.badgeLabel, locale),
    },
  }
}
