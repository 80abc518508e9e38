import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import { takeLockOf } from '../database/exclusive-lock.ts'
import { isNextUnderWay, isReplaced, issueNextSession } from './next-session.ts'
import type { OwnerKeys } from './owner-key.ts'
import { createFindOwner, toVisitor, type FindOwner, type SessionOwner } from './session-owner.ts'
import { insertVisitor } from './visitor-storage.ts'

interface Beginning {
  shop: Shop
  /** That the browser has sent and that leads nowhere; `null` for a browser without one. */
  unknownKey: string | null
  /** Made by our server for this request. */
  nextSessionKey: string
}

/** How sessions begin, are found and change their keys. */
export interface Sessions {
  findOwner: FindOwner
  /**
   * A visitor with a session of their own, which is stored by `keep`. `null` for a request that was under way
   * while its key was replaced: the browser has the cookie of the session by now.
   */
  begin(beginning: Beginning): Promise<SessionOwner | null>
  keep(owner: SessionOwner): Promise<void>
  /** Whether there is anything in the basket of a visitor whose session is not stored yet. */
  hasItems(owner: SessionOwner): Promise<boolean>
  /**
   * Issues the key that takes the place of the owner's when it is used for the first time; `false` where the
   * browser has got another one meanwhile. With an order also where it is about to get one.
   */
  issueNext(owner: SessionOwner, nextSessionKey: string, isOrder?: boolean): Promise<boolean>
}

interface SessionParts {
  db: Database
  keys: OwnerKeys
  now: () => number
}

export function createSessions({ db, keys, now }: SessionParts): Sessions {
  return {
    findOwner: createFindOwner({ db, keys, now }),
    async begin({ shop, unknownKey, nextSessionKey: sessionKey }) {
      const isLate = unknownKey !== null && (await isReplaced(db.sql, unknownKey, now()))
      return isLate ? null : toVisitor(keys, { shop, sessionKey, visitorId: sessionKey })
    },
    keep: ({ shop, sessionKey }) =>
      db.transaction((sql) => insertVisitor(sql, { shopId: shop.shopId, sessionKey, now: now() })),
    async hasItems({ basketKey }) {
      const rows = await db.sql`
        select 1 from basket_item where basket_key = ${basketKey} limit 1`
      return rows.length > 0
    },
    issueNext: ({ shop, sessionKey: formerKey }, nextKey, isOrder = false) =>
      db.transaction(async (sql) => {
        const next = { shopId: shop.shopId, formerKey, nextKey, now: now() }
        // Of two clicks at once the second has to see the key of the first.
        if (isOrder) await takeLockOf(db, sql, `session ${formerKey}`)
        if (isOrder && (await isNextUnderWay(sql, next))) return false
        return issueNextSession(sql, next)
      }),
  }
}
