import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { toOrderNumber, toPaperNumber } from './order-number.ts'

type SequenceKind = 'order' | 'invoice' | 'credit-note'

/** Whoever takes one keeps the next waiting until the transaction ends, so it is taken as late as can be. */
async function nextPosition(sql: Sql, shop: Shop, kind: SequenceKind): Promise<number> {
  const [row] = await sql<{ position: number }>`
    insert into number_sequence (shop_id, kind, last_number) values (${shop.shopId}, ${kind}, 1)
    on conflict (shop_id, kind) do update set last_number = number_sequence.last_number + 1
    returning last_number as position`
  if (row === undefined) throw new Error('A sequence has no next number')
  return row.position
}

export async function nextOrderNumber(sql: Sql, shop: Shop, now: number): Promise<string> {
  return toOrderNumber(shop, await nextPosition(sql, shop, 'order'), now)
}

export async function nextPaperNumber(
  sql: Sql,
  shop: Shop,
  kind: 'invoice' | 'credit-note',
): Promise<string> {
  return toPaperNumber(shop, kind, await nextPosition(sql, shop, kind))
}
