import type { Sql } from '../database/database.ts'
import { loadReferences, type References } from './references.ts'

/** Asked for with every batch, but read once: only one import runs at a time. */
export interface RunReferences {
  of(sql: Sql): Promise<References>
}

export function createRunReferences(planned: Partial<References> = {}): RunReferences {
  let known: References | null = null

  async function load(sql: Sql): Promise<References> {
    const { categories, campaigns } = await loadReferences(sql)
    return {
      categories: new Map([...categories, ...(planned.categories ?? [])]),
      campaigns: new Map([...campaigns, ...(planned.campaigns ?? [])]),
    }
  }

  return {
    async of(sql) {
      known ??= await load(sql)
      return known
    },
  }
}
