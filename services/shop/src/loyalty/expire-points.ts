import { toStanding, type PointsStanding } from '@saum/domain/points-ledger'
import { wallTimeAt } from '@saum/domain/zoned-time'
import type { Sql } from '../database/database.ts'
import type { KeptCard } from './card-storage.ts'
import { insertEntry, listMoves } from './points.ts'

/** What can be spent now; points whose time is over are none, whether written off or not. */
export async function loadStanding(
  sql: Sql,
  { shop, customerId }: KeptCard,
  now: number,
): Promise<PointsStanding> {
  if (customerId === null) return { balance: 0, lots: [], expired: 0 }
  const moves = await listMoves(sql, { customerId, shop, now })
  return toStanding(moves, wallTimeAt(now, shop.timeZone).day)
}

/** Writes off points whose time is over. Of a card that is claimed, or two would do it at once. */
export async function expirePoints(sql: Sql, card: KeptCard, now: number): Promise<PointsStanding> {
  const standing = await loadStanding(sql, card, now)
  const { customerId, shop } = card
  if (standing.expired === 0 || customerId === null) return standing
  const { day } = wallTimeAt(now, shop.timeZone)
  await insertEntry(sql, {
    customerId,
    reason: `expiry:${day}`,
    points: -standing.expired,
    creditedAt: now,
    now,
  })
  return { ...standing, expired: 0 }
}
