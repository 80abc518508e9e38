import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

interface KeptEvent {
  name: string
  path: string
}

/** The events that the statistics of a shop hold of a consent, in the order they happened. */
export function keptEvents(
  consentId: string,
  folder = process.env['E2E_DATA_DIR'] ?? '',
): KeptEvent[] {
  const file = join(folder, 'shop.sqlite')
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database
      .prepare('select name, path from visit_event where consent_id = ? order by at, rowid')
      .all(consentId)
    return rows.map(({ name, path }) => ({ name: String(name), path: String(path) }))
  } finally {
    database.close()
  }
}
