import { memo } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Switch } from '#app/ui/check.tsx'
import { priceWords } from './applied-filters.ts'
import { FilterGroup } from './filter-group.tsx'
import styles from './filter-group.module.css'
import { FilterPrice } from './filter-price.tsx'
import { FilterValues } from './filter-values.tsx'
import {
  removeGroup,
  setPriceRange,
  toggleSwitch,
  toggleValue,
  type ListingAddress,
} from './listing-address.ts'
import type { FilterGroup as Group } from './listing-facts.ts'
import { switchWords } from './switch-words.ts'
import type { ChangeListing } from './use-listing-change.ts'

interface FilterGroupsProps {
  groups: readonly Group[]
  shown: ListingAddress
  change: ChangeListing
}

/** Open from the start: what most shoppers look for. */
const OPEN_GROUPS = new Set(['size', 'color'])

/** The groups of the form; every choice takes effect at once. */
export function FilterGroups({ groups, shown, change }: FilterGroupsProps) {
  return groups.map((group) => {
    const { key } = group
    if (group.kind === 'values') {
      const selected = shown.values.get(key) ?? NONE
      return <Values key={key} group={group} selected={selected} change={change} />
    }
    if (group.kind === 'price') {
      const { minCents, maxCents } = shown
      return <Prices key={key} group={group} min={minCents} max={maxCents} change={change} />
    }
    return <SwitchLine key={key} group={group} isOn={shown.switches.has(key)} change={change} />
  })
}

interface GroupProps<Kind extends Group['kind']> {
  group: Extract<Group, { kind: Kind }>
  change: ChangeListing
}

interface ValuesProps extends GroupProps<'values'> {
  selected: readonly number[]
}

const Values = memo(function Values({ group, selected, change }: ValuesProps) {
  const { t } = useShopText()
  const { key, label, values } = group
  const chosen = values.filter(({ id }) => selected.includes(id)).map((value) => value.label)
  return (
    <FilterGroup
      label={label}
      chosen={chosen.join(', ')}
      isOpen={chosen.length > 0 || OPEN_GROUPS.has(key)}
      hint={key === 'size' ? t('filter.size_hint') : undefined}
      onClear={() => change((address) => removeGroup(address, key))}
    >
      <FilterValues
        group={group}
        selected={selected}
        onToggle={(id) => change((address) => toggleValue(address, key, id))}
      />
    </FilterGroup>
  )
})

interface PricesProps extends GroupProps<'price'> {
  min: number | undefined
  max: number | undefined
}

const Prices = memo(function Prices({ group, min, max, change }: PricesProps) {
  const text = useShopText()
  return (
    <FilterGroup
      label={group.label}
      chosen={priceWords(min, max, text)}
      isOpen
      onClear={() => change((address) => setPriceRange(address, {}))}
    >
      <FilterPrice
        group={group}
        range={{
          ...(min !== undefined && { fromCents: min }),
          ...(max !== undefined && { toCents: max }),
        }}
        onChange={(range) => change((address) => setPriceRange(address, range))}
      />
    </FilterGroup>
  )
})

interface SwitchLineProps extends GroupProps<'switch'> {
  isOn: boolean
}

function SwitchLine({ group, isOn, change }: SwitchLineProps) {
  const { t } = useShopText()
  const { key, count } = group
  return (
    <div className={styles.switch}>
      <Switch
        name={`filters[${key}]`}
        value="true"
        label={switchWords(group, 'wish', t)}
        checked={isOn}
        disabled={count === 0 && !isOn}
        onChange={() => change((address) => toggleSwitch(address, key))}
      />
    </div>
  )
}

const NONE: readonly number[] = []

interface HiddenFieldsProps {
  address: ListingAddress
  groups: readonly Group[]
}

/** What a form sent without script must not lose: the search, and filters it has no field for. */
export function HiddenFields({ address, groups }: HiddenFieldsProps) {
  const keys = new Set(groups.map(({ key }) => key))
  const { searchTerm, isExact, minReduction, minCents, maxCents } = address
  const hasPrice = keys.has('price')
  return (
    <>
      {searchTerm !== undefined && <input type="hidden" name="searchTerm" value={searchTerm} />}
      {isExact && <input type="hidden" name="exact" value="1" />}
      {minReduction !== undefined && (
        <input type="hidden" name="filters[minReduction]" value={minReduction} />
      )}
      {!hasPrice && minCents !== undefined && (
        <input type="hidden" name="filters[minPrice]" value={minCents} />
      )}
      {!hasPrice && maxCents !== undefined && (
        <input type="hidden" name="filters[maxPrice]" value={maxCents} />
      )}
      {[...address.switches].map(
        (key) =>
          !keys.has(key) && <input key={key} type="hidden" name={`filters[${key}]`} value="true" />,
      )}
      {[...address.values].map(
        ([key, ids]) =>
          !keys.has(key) && (
            <input key={key} type="hidden" name={`filters[${key}]`} value={ids.join(',')} />
          ),
      )}
    </>
  )
}
