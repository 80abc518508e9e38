import { createFields, type Fields } from './fields.ts'
import type { Making } from './making.ts'

interface PartList {
  fields: Fields
  making: Making
  field: string
  /** What the field may hold. */
  type: string
}

/** The parts of a block that are entries of their own: slides, tiles, questions. A faulty one is left out. */
export function partsOf<T>(list: PartList, toPart: (part: Fields) => T): T[] {
  const { fields, making, field, type } = list
  const parts: T[] = []
  for (const entry of fields.entries(field)) {
    if (entry.type !== type) {
      making.report(`Entry ${fields.entry.id} has a ${entry.type} in ${field} instead of a ${type}`)
      continue
    }
    if (!making.hasRoom()) break
    const part = createFields(entry, making, [...fields.within, entry.id])
    const made = toPart(part)
    if (part.missing.length === 0) parts.push(made)
    else
      making.report(
        `Entry ${entry.id} (${type}) is left out: ${part.missing.join(', ')} is missing`,
      )
  }
  return fields.need(field, parts.length > 0 ? parts : undefined, [])
}
