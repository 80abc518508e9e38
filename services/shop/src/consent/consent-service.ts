import type { ParsedPayloadOf } from '@saum/contract/call'
import type { keepConsent } from '@saum/contract/consent'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { tooMany, waitForAttempt, type TooMany } from '../session/attempts.ts'
import { forgetVisits } from '../visit/forget-visits.ts'
import { saveProof } from './consent-storage.ts'

/** Whole towns come from one network of a mobile carrier; who floods us comes more often still. */
const PER_NETWORK = { limit: 300, windowMs: 60 * 60_000 }

interface Asker {
  shop: Shop
  clientKey: string | null
}

type Choice = ParsedPayloadOf<typeof keepConsent>

export interface ConsentService {
  keep(asker: Asker, choice: Choice): Promise<Result<object, TooMany>>
}

interface ConsentParts {
  db: Database
  now: () => number
}

/** Proves what visitors chose, and forgets what they no longer allow to be known. */
export function createConsentService({ db, now }: ConsentParts): ConsentService {
  async function keep(sql: Sql, { shop, clientKey }: Asker, choice: Choice) {
    // Whoever takes back their yes is forgotten, however often others of their network have asked.
    if (!choice.granted.includes('visit-statistics')) await forgetVisits(sql, choice.id)
    const waitMs = await waitToKeep(sql, clientKey, now())
    if (waitMs > 0) return refuse(tooMany(waitMs))
    await saveProof(sql, { ...choice, shopId: shop.shopId })
    return accept({})
  }

  return {
    keep(asker, choice) {
      return db.transaction((sql) => keep(sql, asker, choice))
    },
  }
}

/** Milliseconds until a choice may be kept again; 0 is at once. */
async function waitToKeep(sql: Sql, clientKey: string | null, now: number): Promise<number> {
  if (clientKey === null) return 0
  return waitForAttempt(sql, { subject: `consent-network:${clientKey}`, ...PER_NETWORK, now })
}
