import type { RedirectStatus } from '@saum/contract/redirect'
import type { Shop, ShopId } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { chooseRedirect, sourcesFor, walk, type Redirect, type Way } from './follow-redirects.ts'
import { keepMoves } from './keep-redirect.ts'
import type { RedirectCounter } from './redirect-counter.ts'
import { toRedirectKey } from './redirect-rules.ts'
import { listCandidates } from './redirect-storage.ts'

export interface RedirectAnswer {
  target: string
  statusCode: RedirectStatus
}

export interface RedirectService {
  /** Where the path leads now; `null` when nothing usable is known about it. */
  find(shop: Shop, path: string): Promise<RedirectAnswer | null>
  /** The same for a visitor: counted, in memory. */
  follow(shop: Shop, path: string, referrerHost: string): Promise<RedirectAnswer | null>
  /** An address of the shop is another one now. */
  keep(shop: Shop, from: string, to: string): Promise<boolean>
}

export function createRedirectService(db: Database, counter: RedirectCounter): RedirectService {
  return {
    async find(shop, path) {
      return toAnswer(await findWay(db.sql, shop.shopId, toRedirectKey(path)))
    },
    async follow({ shopId }, path, referrerHost) {
      const key = toRedirectKey(path)
      const way = await findWay(db.sql, shopId, key)
      const [first] = way.kind === 'leads' ? way.redirects : []
      if (first) counter.countHit(first)
      else counter.countMiss({ shopId, path: key, referrerHost })
      return toAnswer(way)
    },
    async keep({ shopId }, from, to) {
      const move = { from: toRedirectKey(from), to: toRedirectKey(to) }
      const isMove = move.from !== move.to && move.from !== '/' && isPlain(move.from, move.to)
      // Pages have a second address, which moves along.
      const moves = [move, { from: `/s${move.from}`, to: move.to }]
      if (isMove) {
        await db.transaction((sql) => keepMoves(sql, { shopId, moves, origin: 'own' }))
      }
      return isMove
    },
  }
}

async function findWay(sql: Sql, shopId: ShopId, path: string): Promise<Way> {
  const walking = walk({ shopId, path })
  let step = walking.next()
  while (!step.done) {
    const place = step.value
    const candidates: Redirect[] = await listCandidates(sql, place.shopId, sourcesFor(place.path))
    step = walking.next(chooseRedirect(candidates, place))
  }
  return step.value
}

function toAnswer(way: Way): RedirectAnswer | null {
  return way.kind === 'leads' ? { target: way.target, statusCode: way.statusCode } : null
}

/** An address that would mean a rest, or more than an address, is not one of a page. */
function isPlain(...paths: readonly string[]): boolean {
  return paths.every((path) => !/[\p{Cc}\\*?#]/u.test(path))
}
