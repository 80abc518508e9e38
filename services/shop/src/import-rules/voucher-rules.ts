import { findShopByPath, type Currency, type ShopPath } from '@saum/domain/shops'
import type { VoucherDocument } from '../documents/voucher-document.ts'
import { findOrderFaults } from './entity-rules.ts'
import type { FieldFault } from './fault.ts'

export function findVoucherFaults(document: VoucherDocument): FieldFault[] {
  const { startsAt, endsAt, effect, minimumOrderValue, shops } = document
  return [
    ...findOrderFaults('endsAt', startsAt, endsAt),
    ...(effect.type === 'absolute' ? findMissingAmounts('effect.value', effect.value, shops) : []),
    ...(minimumOrderValue === undefined
      ? []
      : findMissingAmounts('minimumOrderValue', minimumOrderValue, shops)),
  ]
}

/** An amount that is named at all is named in the currency of every shop. */
function findMissingAmounts(
  field: string,
  amounts: Readonly<Partial<Record<Currency, number | undefined>>>,
  shops: readonly ShopPath[],
): FieldFault[] {
  const needed = Map.groupBy(shops, (path) => findShopByPath(path)?.currency ?? 'EUR')
  return [...needed]
    .filter(([currency]) => amounts[currency] === undefined)
    .map(([currency, [path]]) => ({
      field: `${field}.${currency}`,
      reason: `is missing, and the shop /${path}/ asks for ${currency}`,
    }))
}
