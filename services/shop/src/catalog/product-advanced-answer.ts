import type { AdvancedAttribute, Product } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import type { StoredAdvancedAttributes } from '../import/product-attributes.ts'

type Key = keyof StoredAdvancedAttributes
type Field = AdvancedAttribute['values'][number]['fieldSet'][number][number]
/** The rows of each value. */
type Rows = Field[][]

const LABELS: Readonly<Record<Key, Record<Shop['language'], string>>> = {
  shortDescription: { de: 'Kurzbeschreibung', fr: 'En bref', en: 'In short' },
  freeTextBadge: { de: 'Hinweis', fr: 'Mention', en: 'Badge' },
  description: { de: 'Beschreibung', fr: 'Description', en: 'Description' },
  details: { de: 'Details', fr: 'Détails', en: 'Details' },
  fitNote: { de: 'Passform', fr: 'Coupe', en: 'Fit' },
  materials: { de: 'Material', fr: 'Matière', en: 'Material' },
  care: { de: 'Pflege', fr: 'Entretien', en: 'Care' },
  maker: { de: 'Hersteller', fr: 'Fabricant', en: 'Manufacturer' },
  warnings: { de: 'Warnhinweise', fr: 'Avertissements', en: 'Warnings' },
  hasAnimalParts: {
    de: 'Teile tierischen Ursprungs',
    fr: 'Parties d’origine animale',
    en: 'Parts of animal origin',
  },
  videos: { de: 'Videos', fr: 'Vidéos', en: 'Videos' },
  combineWith: { de: 'Passt dazu', fr: 'À associer avec', en: 'Goes with' },
}

/** What a tile shows of them; the product page shows all. */
export const TILE_ADVANCED_KEYS: ReadonlySet<string> = new Set<Key>([
  'shortDescription',
  'freeTextBadge',
])

/** Leaves out what there is nothing to say about. */
export function toAdvancedAttributes(
  stored: StoredAdvancedAttributes,
  { language }: Shop,
  isWanted: (key: string) => boolean,
): Product['advancedAttributes'] {
  const attributes: Product['advancedAttributes'] = {}
  for (const key of Object.keys(LABELS) as Key[]) {
    const values = isWanted(key) ? VALUES[key](stored) : []
    if (values.length === 0) continue
    attributes[key] = {
      key,
      label: LABELS[key][language],
      values: values.map((fieldSet) => ({ fieldSet, groupSet: [] })),
    }
  }
  return attributes
}

const VALUES: Readonly<Record<Key, (stored: StoredAdvancedAttributes) => Rows[]>> = {
  shortDescription: ({ shortDescription }) => toText(shortDescription),
  freeTextBadge: ({ freeTextBadge }) => toText(freeTextBadge),
  description: ({ description }) => toText(description),
  details: ({ details }) => toList(details.map((value) => [{ value }])),
  fitNote: ({ fitNote }) => toText(fitNote),
  materials: ({ materials }) => materials.map(toMaterial).filter((rows) => rows.length > 0),
  care: ({ care }) => toList(care.map(({ symbol, label }) => [{ value: label, symbol }])),
  maker: ({ maker }) => {
    if (maker === undefined) return []
    const { name, address, email } = maker
    return [[[{ value: name, address, email }]]]
  },
  // No row is an answer too: none are needed.
  warnings: ({ warnings }) =>
    warnings === undefined ? [] : [warnings.map((value) => [{ value }])],
  hasAnimalParts: ({ hasAnimalParts }) => toText(hasAnimalParts && 'true'),
  videos: ({ videos = [] }) =>
    toList(videos.map(({ alt, ...files }) => [{ value: alt, ...files }])),
  combineWith: ({ combineWith }) => toList(combineWith.map((value) => [{ value }])),
}

function toList(rows: Rows): Rows[] {
  return rows.length === 0 ? [] : [rows]
}

function toText(value: string | undefined): Rows[] {
  return value === undefined ? [] : [[[{ value }]]]
}

/** Fibres with their shares, or the words for what has no fibres, such as leather. */
function toMaterial({ part, fibres, text }: StoredAdvancedAttributes['materials'][number]): Rows {
  const ofPart = part === undefined ? {} : { part }
  const words = text === undefined ? [] : [[{ value: text, ...ofPart }]]
  return [...fibres.map(({ label, percent }) => [{ value: label, percent, ...ofPart }]), ...words]
}
