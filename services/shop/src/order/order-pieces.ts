import type { BasketItem } from '@saum/contract/basket-shape'
import type { Price, Product } from '@saum/contract/product'
import { askedUnitCents } from '@saum/domain/asked-price'
import { toFraction } from '../pricing/rounding.ts'
import { splitTax } from '../pricing/vat.ts'
import type { DraftPiece } from './order-draft.ts'

/** One per piece that is ordered; what a line costs is shared out to the cent. */
export function toPieces(items: readonly BasketItem[], taxRate: number): DraftPiece[] {
  return items.filter(isOrdered).flatMap((item) => toLinePieces(item, taxRate))
}

function isOrdered({ status, missingPart }: BasketItem): boolean {
  return status === 'available' && missingPart === undefined
}

function toLinePieces(item: BasketItem, taxRate: number): DraftPiece[] {
  const { quantity, variant, promotionId, promotion, lowestPriorPrice, subscription } = item
  const product = withoutOthers(item.product, variant.id)
  return sharePrice(item.price.total, quantity, taxRate).map((price) => ({
    variantId: variant.id,
    productId: product.id,
    cents: price.withTax,
    document: {
      product,
      variant,
      price,
      promotionId,
      promotionName: promotion?.isValid ? promotion.displayName : null,
      lowestPriorPrice,
      ...(subscription && {
        subscription: { ...subscription, unitCents: askedUnitCents(item) },
      }),
    },
  }))
}

/** What was not bought is no part of an order. */
export function withoutOthers(product: Product, variantId: number): Product {
  return {
    ...product,
    images: product.images.slice(0, 1),
    variants: product.variants.filter(({ id }) => id === variantId),
    siblings: [],
  }
}

/** Prices of the pieces of a line: they and each of their reductions add up to those of the line. */
function sharePrice(line: Price, quantity: number, taxRate: number): Price[] {
  const totals = shareCents(line.withTax, quantity)
  const shares = line.appliedReductions.map(({ amount }) =>
    shareCents(amount.absoluteWithTax, quantity),
  )
  return totals.map((withTax, piece) => {
    let before = shares.reduce((sum, cents) => sum + (cents[piece] ?? 0), withTax)
    const appliedReductions = line.appliedReductions.map((reduction, index) => {
      const absoluteWithTax = shares[index]?.[piece] ?? 0
      const relative = toFraction(absoluteWithTax, before)
      before -= absoluteWithTax
      return { ...reduction, amount: { absoluteWithTax, relative } }
    })
    const { currencyCode, reductionsRelativeTo } = line
    return {
      ...splitTax(withTax, taxRate),
      currencyCode,
      appliedReductions,
      ...(reductionsRelativeTo && { reductionsRelativeTo }),
    }
  })
}

/** As evenly as whole cents allow, the larger ones first. */
function shareCents(cents: number, parts: number): number[] {
  const least = Math.floor(cents / parts)
  const more = cents - least * parts
  return Array.from({ length: parts }, (_, index) => (index < more ? least + 1 : least))
}
