import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The range of the shop all journeys visit, for one of its own; the other goes on selling meanwhile. */
export async function copyRange(to: string): Promise<void> {
  const from = process.env['E2E_DATA_DIR'] ?? ''
  const database = new DatabaseSync(join(from, 'shop.sqlite'), { readOnly: true })
  database.prepare('vacuum into ?').run(join(to, 'shop.sqlite'))
  database.close()
  await cp(join(from, 'search'), join(to, 'search'), { recursive: true })
}
