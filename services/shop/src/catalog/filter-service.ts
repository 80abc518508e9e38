import type { Filter, VocabularyValue } from '@saum/contract/filter'
import type { Shop } from '@saum/domain/shops'
import { compareSizes } from '@saum/domain/size-order'
import { familyColors, swatchBackground, swatchColors } from '@saum/domain/swatch-colors'
import type { Database } from '../database/database.ts'
import type { BranchDocument } from '../documents/branch-document.ts'
import { attributeName } from './attribute-labels.ts'
import type { CategoryNode } from './category-tree.ts'
import type { CategoryTrees } from './category-trees.ts'
import { FILTER_ATTRIBUTES, SIZE_ATTRIBUTE } from './filter-groups.ts'
import { listLabelledValues, listSizeValues, type LabelledValue } from './filter-storage.ts'
import { createKept, type Kept } from './kept.ts'

export type Filters = Kept<Shop, Filter[]>

interface FilterParts {
  db: Database
  trees: CategoryTrees
  branches: Kept<void, readonly BranchDocument[]>
  now: () => number
}

/** A shop's filters are few and part of every listing, so they are kept instead of asked for. */
export function createFilters({ db, trees, branches, now }: FilterParts): Filters {
  return createKept(async (shop) => {
    const [labelled, sizes, { roots }, stores] = await Promise.all([
      listLabelledValues(db.sql, shop.shopId),
      listSizeValues(db.sql),
      trees.of(shop),
      branches.of(),
    ])
    const byAttribute = Map.groupBy(labelled, ({ attributeKey }) => attributeKey)
    const attributes = Object.entries(FILTER_ATTRIBUTES).map(([key, attribute]) =>
      toFilter(
        shop,
        key,
        key === 'size' ? toSizes(sizes) : toValues(byAttribute.get(attribute) ?? [], shop),
      ),
    )
    return [
      toFilter(shop, 'category', toPaths(roots)),
      ...attributes,
      toFilter(shop, 'store', toStores(stores, shop)),
    ]
  }, now)
}

function toFilter({ language, locale }: Shop, key: string, values: VocabularyValue[]): Filter {
  const name = attributeName(key === 'size' ? SIZE_ATTRIBUTE : key, language)
  // Switzerland writes no ß.
  return { key, name: locale === 'de-CH' ? name.replaceAll('ß', 'ss') : name, values }
}

function toSizes(sizes: readonly { id: number; label: string }[]): VocabularyValue[] {
  return sizes
    .toSorted((left, right) => compareSizes(left.label, right.label))
    .map(({ id, label }) => ({ id, name: label, value: label }))
}

function toValues(values: readonly LabelledValue[], { language }: Shop): VocabularyValue[] {
  const order = new Intl.Collator(language, { numeric: true })
  return values
    .map(({ id, attributeKey, valueKey, label, colorHex }) => {
      const isColor = attributeKey === 'colorFamily'
      return { id, name: label, value: label, ...(isColor && { hex: dotOf(valueKey, colorHex) }) }
    })
    .toSorted((left, right) => order.compare(left.name, right.name))
}

/** What stands for a whole family of colors; the colors in it differ. */
function dotOf(name: string, colorHex: string | null): string {
  return swatchBackground(familyColors({ name }) ?? swatchColors({ hex: colorHex ?? '' }))
}

function toPaths(nodes: readonly CategoryNode[]): VocabularyValue[] {
  return nodes
    .filter(({ isReachable }) => isReachable)
    .flatMap(({ id, name, rootline, children }) => [
      { id, name, value: rootline.map((step) => step.name).join('|') },
      ...toPaths(children),
    ])
}

function toStores(branches: readonly BranchDocument[], { country }: Shop): VocabularyValue[] {
  return branches
    .filter(({ address }) => address.countryCode === country)
    .map(({ id, name, address }) => ({
      id,
      name: `${address.city}, ${name}`,
      value: String(id),
    }))
    .toSorted((left, right) => left.name.localeCompare(right.name, 'de'))
}
