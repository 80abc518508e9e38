import { money } from '@saum/domain/money'
import type { ShopText } from '#app/messages/shop-text.tsx'
import {
  removeGroup,
  setPriceRange,
  toggleSwitch,
  toggleValue,
  type ListingAddress,
} from './listing-address.ts'
import type { FilterGroup, ValueGroup } from './listing-facts.ts'
import { switchWords } from './switch-words.ts'

/** One chosen filter in words, and the same listing without it. */
export interface AppliedFilter {
  id: string
  group: string
  label: string
  without: ListingAddress
}

/** Everything that is chosen, in the order of the form. */
export function appliedFilters(
  groups: readonly FilterGroup[],
  address: ListingAddress,
  text: Pick<ShopText, 't' | 'formatMoney' | 'shop'>,
): AppliedFilter[] {
  const chosen = groups.flatMap((group): AppliedFilter[] => {
    if (group.kind === 'values') return appliedValues(group, address)
    if (group.kind === 'price') return appliedPrice(address, text)
    const { key } = group
    if (!address.switches.has(key)) return []
    const label = switchWords(group, 'chosen', text.t)
    return [{ id: key, group: key, label, without: toggleSwitch(address, key) }]
  })
  const { minReduction } = address
  if (minReduction === undefined) return chosen
  const label = text.t('filter.applied_reduction', { percent: minReduction })
  const without = removeGroup(address, 'minReduction')
  return [...chosen, { id: 'minReduction', group: 'minReduction', label, without }]
}

function appliedValues(group: ValueGroup, address: ListingAddress): AppliedFilter[] {
  const { key } = group
  const ids = address.values.get(key) ?? []
  return group.values
    .filter(({ id }) => ids.includes(id))
    .map(({ id, label }) => ({
      id: `${key}-${id}`,
      group: key,
      // A bare number says nothing; a color or a fabric speaks for itself.
      label: group.look === 'sizes' ? `${group.label} ${label}` : label,
      without: toggleValue(address, key, id),
    }))
}

function appliedPrice(
  address: ListingAddress,
  text: Pick<ShopText, 't' | 'formatMoney' | 'shop'>,
): AppliedFilter[] {
  const label = priceWords(address.minCents, address.maxCents, text)
  if (label === '') return []
  return [{ id: 'price', group: 'price', label, without: setPriceRange(address, {}) }]
}

/** The wanted prices in words, `''` when any will do. */
export function priceWords(
  minCents: number | undefined,
  maxCents: number | undefined,
  { t, formatMoney, shop }: Pick<ShopText, 't' | 'formatMoney' | 'shop'>,
): string {
  const words = (cents: number) => formatMoney(money(cents, shop.currency))
  if (minCents !== undefined && maxCents !== undefined) {
    return t('filter.applied_range', { from: words(minCents), to: words(maxCents) })
  }
  if (minCents !== undefined) return t('filter.applied_from', { price: words(minCents) })
  return maxCents === undefined ? '' : t('filter.applied_to', { price: words(maxCents) })
}
