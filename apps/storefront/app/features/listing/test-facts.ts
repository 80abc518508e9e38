import type { FilterGroup, PriceGroup, ValueGroup } from './listing-facts.ts'

export function aValueGroup(changes: Partial<ValueGroup> = {}): ValueGroup {
  return {
    kind: 'values',
    key: 'color',
    label: 'Farbe',
    look: 'colors',
    values: [
      { id: 12, label: 'Schwarz', count: 21, hex: '#1b1b1d' },
      { id: 15, label: 'Ecru', count: 14, hex: '#e2d9c6' },
    ],
    ...changes,
  }
}

export function aSizeGroup(changes: Partial<ValueGroup> = {}): ValueGroup {
  return aValueGroup({
    key: 'size',
    label: 'Größe',
    look: 'sizes',
    values: [
      { id: 36, label: '36', count: 8 },
      { id: 38, label: '38', count: 0 },
    ],
    ...changes,
  })
}

export function aPriceGroup(changes: Partial<PriceGroup> = {}): PriceGroup {
  return {
    kind: 'price',
    key: 'price',
    label: 'Preis',
    lowestCents: 29_95,
    highestCents: 299_95,
    ...changes,
  }
}

export function aSaleSwitch(): FilterGroup {
  return { kind: 'switch', key: 'sale', label: 'Nur reduzierte Artikel', count: 7 }
}
