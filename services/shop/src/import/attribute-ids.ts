import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'

const ATTRIBUTE_VALUE = {
  table: 'attribute_value',
  columns: ['id', 'attribute_key', 'value_key'],
} as const

export interface NamedValue {
  attributeKey: string
  valueKey: string
}

/** The stable numbers of attribute values; new values get the next free ones. */
export interface AttributeIds {
  /** To be called with everything `of` will be asked for. */
  allocate(sql: Sql, values: readonly NamedValue[]): Promise<void>
  of(attributeKey: string, valueKey: string): number
  /** To be called when the transaction that allocated has failed. */
  forget(): void
}

export function createAttributeIds(): AttributeIds {
  let known: Map<string, number> | null = null
  let highest = 0

  async function load(sql: Sql): Promise<Map<string, number>> {
    const rows = await sql<{ id: number; attribute_key: string; value_key: string }>`
      select id, attribute_key, value_key from attribute_value`
    highest = rows.reduce((most, { id }) => Math.max(most, id), 0)
    return new Map(rows.map((row) => [toKey(row.attribute_key, row.value_key), row.id]))
  }

  return {
    async allocate(sql, values) {
      known ??= await load(sql)
      const added: Record<(typeof ATTRIBUTE_VALUE)['columns'][number], string | number>[] = []
      for (const { attributeKey, valueKey } of values) {
        const key = toKey(attributeKey, valueKey)
        if (known.has(key)) continue
        highest += 1
        known.set(key, highest)
        added.push({ id: highest, attribute_key: attributeKey, value_key: valueKey })
      }
      await insertRows(sql, ATTRIBUTE_VALUE, added)
    },
    of(attributeKey, valueKey) {
      const id = known?.get(toKey(attributeKey, valueKey))
      if (id === undefined) throw new Error(`No number for ${attributeKey} ${valueKey}`)
      return id
    },
    forget: () => void (known = null),
  }
}

function toKey(attributeKey: string, valueKey: string): string {
  return `${attributeKey}\n${valueKey}`
}
