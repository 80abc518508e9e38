import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import { isAllowedTarget, leadsBack, toRedirectKey } from './redirect-rules.ts'
import { listRedirects, type RedirectRecord } from './redirect-storage.ts'

/** Where the path leads now; `null` when nothing usable is known about it. */
export async function findRedirect(
  db: Database,
  shop: Shop,
  path: string,
): Promise<RedirectRecord | null> {
  const source = toRedirectKey(path)
  const candidates = await listRedirects(db.sql, shop.shopId, source)
  return (
    candidates.find(({ target }) => isAllowedTarget(target) && !leadsBack(source, target)) ?? null
  )
}
