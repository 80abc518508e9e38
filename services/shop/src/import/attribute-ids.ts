import { SHOPS } from '@saum/domain/shops'
import { isLabelled } from '../catalog/filter-groups.ts'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { textFor, type LocalizedText } from '../documents/localized-text.ts'

const ATTRIBUTE_VALUE = {
  table: 'attribute_value',
  columns: ['id', 'attribute_key', 'value_key'],
} as const

const ATTRIBUTE_LABEL = {
  table: 'attribute_label',
  columns: ['value_id', 'shop_id', 'label', 'color_hex'],
  overwriteBy: ['shop_id', 'value_id'],
  keepIfNull: ['color_hex'],
} as const

export interface NamedValue {
  attributeKey: string
  valueKey: string
  /** What filters call it; the latest product to say so decides. */
  label?: LocalizedText
  colorHex?: string
}

/** The stable numbers of attribute values; new values get the next free ones. */
export interface AttributeIds {
  /** To be called with everything `of` will be asked for. */
  allocate(sql: Sql, values: readonly NamedValue[]): Promise<void>
  of(attributeKey: string, valueKey: string): number
  /** To be called when the transaction that allocated has failed. */
  forget(): void
}

interface Known {
  ids: Map<string, number>
  highest: number
  /** By number and shop. */
  labels: Map<string, string>
}

export function createAttributeIds(): AttributeIds {
  let known: Known | null = null

  return {
    async allocate(sql, values) {
      known ??= await loadKnown(sql)
      await insertRows(sql, ATTRIBUTE_VALUE, takeNumbers(known, values))
      await insertRows(sql, ATTRIBUTE_LABEL, takeLabels(known, values))
    },
    of(attributeKey, valueKey) {
      const id = known?.ids.get(toKey(attributeKey, valueKey))
      if (id === undefined) throw new Error(`No number for ${attributeKey} ${valueKey}`)
      return id
    },
    forget: () => void (known = null),
  }
}

async function loadKnown(sql: Sql): Promise<Known> {
  const values = await sql<{ id: number; attribute_key: string; value_key: string }>`
    select id, attribute_key, value_key from attribute_value`
  const labels = await sql<{ value_id: number; shop_id: number; label: string }>`
    select value_id, shop_id, label from attribute_label`
  return {
    ids: new Map(values.map((row) => [toKey(row.attribute_key, row.value_key), row.id])),
    highest: values.reduce((most, { id }) => Math.max(most, id), 0),
    labels: new Map(labels.map((row) => [labelKey(row.value_id, row.shop_id), row.label])),
  }
}

/** The rows of values that had no number yet. */
function takeNumbers(known: Known, values: readonly NamedValue[]) {
  const added: { id: number; attribute_key: string; value_key: string }[] = []
  for (const { attributeKey, valueKey } of values) {
    const key = toKey(attributeKey, valueKey)
    if (known.ids.has(key)) continue
    known.highest += 1
    known.ids.set(key, known.highest)
    added.push({ id: known.highest, attribute_key: attributeKey, value_key: valueKey })
  }
  return added
}

/** The rows of values that are called something new in a shop; each once. */
function takeLabels({ ids, labels }: Known, values: readonly NamedValue[]) {
  const changed = new Map<
    string,
    { value_id: number; shop_id: number; label: string; color_hex: string | null }
  >()
  for (const { attributeKey, valueKey, label, colorHex = null } of values) {
    const id = ids.get(toKey(attributeKey, valueKey))
    if (label === undefined || id === undefined || !isLabelled(attributeKey)) continue
    for (const { shopId, locale } of SHOPS) {
      const text = textFor(label, locale)
      const key = labelKey(id, shopId)
      if (text === undefined || labels.get(key) === text) continue
      labels.set(key, text)
      changed.set(key, { value_id: id, shop_id: shopId, label: text, color_hex: colorHex })
    }
  }
  return [...changed.values()]
}

function toKey(attributeKey: string, valueKey: string): string {
  return `${attributeKey}\n${valueKey}`
}

function labelKey(id: number, shopId: number): string {
  return `${id} ${shopId}`
}
