import type { AttributeGroup } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'

type Language = Shop['language']

const ATTRIBUTES = {
  name: { id: 1, de: 'Name', fr: 'Nom', en: 'Name' },
  brand: { id: 2, de: 'Marke', fr: 'Marque', en: 'Brand' },
  color: { id: 3, de: 'Farbe', fr: 'Couleur', en: 'Colour' },
  colorHex: { id: 4, de: 'Farbwert', fr: 'Code couleur', en: 'Colour value' },
  colorDetail: { id: 5, de: 'Farbe', fr: 'Couleur', en: 'Colour' },
  shopSize: { id: 6, de: 'Größe', fr: 'Taille', en: 'Size' },
} as const satisfies Record<string, { id: number } & Record<Language, string>>

type AttributeKey = keyof typeof ATTRIBUTES

export function toAttribute(
  key: AttributeKey,
  language: Language,
  values: { id?: number; label: string; value?: string },
): AttributeGroup {
  const { id, [language]: label } = ATTRIBUTES[key]
  return { id, key, label, type: key, multiSelect: false, values }
}
