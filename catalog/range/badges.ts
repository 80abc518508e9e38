import type { LocalizedText } from '@saum/shop/documents/localized-text'
import { known } from '../grammar/grammar-file.ts'
import { type BadgeCondition, BADGES } from '../grammar/promotions.ts'
import { localizedNames } from '../text/localized.ts'
import type { Life } from './life.ts'
import { seededRandom } from './seeded-random.ts'
import type { StockCase } from './stock.ts'
import type { Style } from './style.ts'

const BACK_SHARE = 0.03
const ONLINE_ONLY_SHARE = 0.03
const RECENT_DAYS = 120

/** New and sold out are what the shop sees for itself; these it has to be told. */
export function storefrontBadgeOf(
  productId: number,
  stockCase: StockCase,
  { daysOld, isNew }: Life,
): LocalizedText | undefined {
  if (stockCase === 'pre-order') return badgeText('preorder')
  if (stockCase === 'last-sizes') return badgeText('last-sizes')
  if (stockCase === 'sold-out' || isNew) return undefined
  const drawn = seededRandom('badge', productId)()
  if (daysOld > RECENT_DAYS && drawn < BACK_SHARE) return badgeText('back')
  return drawn > 1 - ONLINE_ONLY_SHARE ? badgeText('online-only') : undefined
}

/** The first thing worth saying about the style itself. */
export function freeTextBadgeOf(style: Style): LocalizedText | undefined {
  for (const { key, kind, when } of BADGES.values()) {
    if (kind === 'freeTextBadge' && isTrueOf(when, style)) return badgeText(key)
  }
  return undefined
}

function badgeText(key: string): LocalizedText {
  return localizedNames(known(BADGES, key).text)
}

function isTrueOf(when: BadgeCondition, style: Style): boolean {
  const { shape, print, details, care, length } = style
  const allows = (values: string[] | undefined, value: string | undefined) =>
    values === undefined || (value !== undefined && values.includes(value))
  return (
    allows(when.print, print?.key) &&
    allows(when.family, shape.family) &&
    allows(when.care, care) &&
    allows(when.sizeSystem, shape.sizeSystem) &&
    allows(when.length, length) &&
    (when.details?.some((detail) => details.includes(detail)) ?? true) &&
    (when.suitSet === undefined || style.suit !== null) &&
    consistsOf(style, when.composition)
  )
}

/** With a lining it would be true of the outer half only. */
function consistsOf(
  { composition, lining }: Style,
  wanted: Readonly<Record<string, number>> | undefined,
): boolean {
  if (wanted === undefined) return true
  if (lining !== null) return false
  return Object.entries(wanted).every(([fibre, percent]) =>
    composition.parts.some((part) => part.fibre === fibre && part.percent === percent),
  )
}
