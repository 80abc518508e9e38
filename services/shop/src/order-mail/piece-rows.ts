import type { Shop } from '@saum/domain/shops'
import { intervalWords } from '@saum/domain/subscription-terms'
import { fillSlots } from '../mail/fill-slots.ts'
import type { MailItem } from '../mail/mail-content.ts'
import type { KeptPiece } from '../order/kept-order.ts'
import { wordsFor } from '../words/shop-words.ts'
import { valueWriter } from '../words/write-values.ts'

/** Alike pieces of an order, as they are listed in mails and on invoices. */
export interface PieceRow {
  pieces: readonly [KeptPiece, ...KeptPiece[]]
  name: string
  color: string
  size: string
  /** What is paid for all of them, all reductions taken off. */
  cents: number
}

/**
 * In the order they were ordered; pieces of one size are one row. Where a line was shared out to the
 * cent they may differ by one, which matters only where single prices are shown.
 */
export function toPieceRows(
  pieces: readonly KeptPiece[],
  { hasSinglePrices = false } = {},
): PieceRow[] {
  const groups = Map.groupBy(pieces, ({ variantId, cents, document }) =>
    [
      variantId,
      document.promotionId,
      document.subscription?.intervalMonths,
      document.price.appliedReductions.length,
      hasSinglePrices ? cents : '',
    ].join(' '),
  )
  return [...groups.values()].flatMap((group): PieceRow[] => {
    const [first, ...others] = group
    if (first === undefined) return []
    const { product, variant } = first.document
    return [
      {
        pieces: [first, ...others],
        name: labelOf(product.attributes['name']),
        color: labelOf(variant.attributes['colorDetail']),
        size: labelOf(variant.attributes['shopSize']),
        cents: group.reduce((sum, { cents }) => sum + cents, 0),
      },
    ]
  })
}

/** `Kamel, Größe 38, 2 Stück` */
export function detailsOf({ color, size, pieces }: PieceRow, shop: Shop): string {
  const words = wordsFor(shop.locale)
  return [
    color,
    size === '' ? '' : fillSlots(words.size, { size }),
    pieces.length === 1 ? '' : fillSlots(words.pieces, { count: String(pieces.length) }),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** `Abo AB26000001-7, alle 2 Monate`; `null` for what was bought once. */
function subscriptionWords(
  { document, subscriptionNumber: number }: Pick<KeptPiece, 'document' | 'subscriptionNumber'>,
  shop: Shop,
): string | null {
  const { subscription } = document
  if (subscription === undefined) return null
  const { named, unnamed } = wordsFor(shop.locale).subscription
  const interval = intervalWords(shop, subscription.intervalMonths)
  return number === undefined
    ? fillSlots(unnamed, { interval })
    : fillSlots(named, { number, interval })
}

/** A voucher is taken off the sum and not off the single pieces, as it was in the basket. */
export function toMailItems(pieces: readonly KeptPiece[], shop: Shop): MailItem[] {
  const { money } = valueWriter(shop)
  return toPieceRows(pieces).map((row): MailItem => {
    const [first] = row.pieces
    const { document } = first
    const image = document.product.images[0]
    const voucherCents = row.pieces.reduce((sum, piece) => sum + reducedBy(piece, 'voucher'), 0)
    return {
      name: row.name,
      details: detailsOf(row, shop),
      note: subscriptionWords(first, shop) ?? document.promotionName,
      price: money(row.cents + voucherCents),
      isReduced: document.price.appliedReductions.some(({ category }) => category !== 'voucher'),
      picture: image ? { key: image.hash, alt: image.attributes.alt || row.name } : null,
    }
  })
}

type Category = KeptPiece['document']['price']['appliedReductions'][number]['category']

export function reducedBy({ document }: KeptPiece, category: Category): number {
  return document.price.appliedReductions
    .filter((reduction) => reduction.category === category)
    .reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
}

type Attribute = KeptPiece['document']['product']['attributes'][string]

export function labelOf(attribute: Attribute | undefined): string {
  return [attribute?.values ?? []].flat()[0]?.label ?? ''
}
