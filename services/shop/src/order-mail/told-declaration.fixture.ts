import { randomUUID } from 'node:crypto'
import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import { insertDeclaration } from '../declaration/declaration-storage.ts'

type Declared = Parameters<typeof insertDeclaration>[1]['document']

/** A declaration of Marlene, as if it had come in by its form. */
export async function declare(
  db: Database,
  { shop, receivedAt }: { shop: Shop; receivedAt: number },
  document: Declared,
): Promise<string> {
  const id = randomUUID()
  await db.transaction((sql) =>
    insertDeclaration(sql, {
      id,
      shop,
      email: 'marlene@saum.example',
      document: { ...document, name: 'Marlene Vogt', contract: 'Bestellung vom 16. November' },
      receivedAt,
      isMailed: true,
      requestKey: randomUUID(),
    }),
  )
  return id
}
