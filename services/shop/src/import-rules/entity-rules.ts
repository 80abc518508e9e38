import { findShopByPath, SHOPS, type Shop, type ShopPath } from '@saum/domain/shops'
import type { BranchDocument } from '../documents/branch-document.ts'
import { textFor, type LocalizedText } from '../documents/localized-text.ts'
import type { OutfitDocument } from '../documents/outfit-document.ts'
import type { CampaignDocument, PromotionDocument } from '../documents/promotion-document.ts'
import type { References } from '../import/references.ts'
import type { FieldFault } from './fault.ts'
import { findUnknownKey } from './reference-rules.ts'
import { findMissingTexts } from './translation-rules.ts'

export function findCampaignFaults(
  { startsAt, endsAt, headline, subline, product, link }: CampaignDocument,
  { categories }: References,
): FieldFault[] {
  return [
    ...findOrderFaults('endsAt', startsAt, endsAt),
    ...findMissingTexts(
      [
        { field: 'headline', texts: headline },
        { field: 'subline', texts: subline },
        { field: 'product.badgeLabel', texts: product.badgeLabel },
      ],
      shopsWith(headline),
    ),
    ...(link === undefined ? [] : findUnknownKey('link', 'category', link, categories)),
  ]
}

export function findPromotionFaults(
  { schedule, shops, displayName, customData }: PromotionDocument,
  { categories }: References,
): FieldFault[] {
  const { product, subline, conditions, link } = customData
  return [
    ...findOrderFaults('schedule.to', schedule.from, schedule.to),
    ...findMissingTexts(
      [
        { field: 'displayName', texts: displayName },
        { field: 'customData.product.badgeLabel', texts: product.badgeLabel },
        { field: 'customData.subline', texts: subline },
        { field: 'customData.conditions', texts: conditions },
      ],
      shops.map(toShop),
    ),
    ...(link === undefined ? [] : findUnknownKey('customData.link', 'category', link, categories)),
  ]
}

/** An outfit is in the shops whose language it has a name in. */
export function findOutfitFaults(
  { name, story, images, categories: keys }: OutfitDocument,
  { categories }: References,
): FieldFault[] {
  if (shopsWith(name).length === 0) {
    return [{ field: 'name', reason: 'is missing in every language' }]
  }
  return [
    ...findMissingTexts(
      [
        { field: 'name', texts: name },
        { field: 'story', texts: story },
        ...images.map(({ alt }, index) => ({ field: `images.${index}.alt`, texts: alt })),
      ],
      shopsWith(name),
    ),
    ...keys.flatMap((key, index) =>
      findUnknownKey(`categories.${index}`, 'category', key, categories),
    ),
  ]
}

export function findBranchFaults({ openingTimes }: BranchDocument): FieldFault[] {
  const { exceptions, ...weekdays } = openingTimes
  return [
    ...Object.entries(weekdays).flatMap(([day, hours]) =>
      findHourFaults(`openingTimes.${day}`, hours),
    ),
    ...exceptions.flatMap(({ hours }, index) =>
      findHourFaults(`openingTimes.exceptions.${index}.hours`, hours),
    ),
  ]
}

function findHourFaults(
  field: string,
  hours: readonly { timeFrom: string; timeUntil: string }[],
): FieldFault[] {
  return hours.flatMap(({ timeFrom, timeUntil }, index) => {
    const previous = hours[index - 1]?.timeUntil
    if (timeUntil <= timeFrom) {
      return [{ field: `${field}.${index}.timeUntil`, reason: `must be later than ${timeFrom}` }]
    }
    return previous !== undefined && timeFrom < previous
      ? [{ field: `${field}.${index}.timeFrom`, reason: `overlaps the hours until ${previous}` }]
      : []
  })
}

export function findOrderFaults(field: string, from: string, to: string): FieldFault[] {
  if (Date.parse(from) < Date.parse(to)) return []
  return [{ field, reason: `must be later than ${from}` }]
}

function shopsWith(texts: LocalizedText): Shop[] {
  return SHOPS.filter(({ locale }) => textFor(texts, locale) !== undefined)
}

function toShop(path: ShopPath): Shop {
  return findShopByPath(path) ?? SHOPS[0]
}
