import type { Sql } from '../database/database.ts'

/** What the paid payment of an order has left at the provider for later ones; `null` without any. */
export async function findMandate(sql: Sql, orderId: number): Promise<string | null> {
  const [row] = await sql<{ mandateId: string }>`
    select mandate_id as "mandateId" from payment
    where order_id = ${orderId} and state = 'paid' and mandate_id is not null`
  return row?.mandateId ?? null
}

const WAIT_MS = 60 * 60_000

/** Nothing is charged again by what these orders have left; the provider is told of it a moment later. */
export async function endMandates(
  sql: Sql,
  { orderIds, now }: { orderIds: readonly number[]; now: number },
): Promise<void> {
  await sql`
    insert into mandate_end (mandate_id, due_at)
    select mandate_id, cast(${now} as bigint) from payment
    where order_id in (${orderIds}) and mandate_id is not null
    on conflict (mandate_id) do nothing`
  await sql`
    update payment set mandate_id = null
    where order_id in (${orderIds}) and state not in ('opening', 'open')`
}

/** What is just being charged is waited for: it has been ordered before. */
export async function listMandatesToEnd(sql: Sql, limit: number, now: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select mandate_id as id from mandate_end m
    where due_at <= ${now} and not exists (
      select 1 from payment p
      where p.mandate_id = m.mandate_id and p.state in ('opening', 'open'))
    order by due_at limit ${limit}`
  return rows.map(({ id }) => id)
}

export async function settleMandateEnd(
  sql: Sql,
  { mandateId, isDone, now }: { mandateId: string; isDone: boolean; now: number },
): Promise<void> {
  if (isDone) await sql`delete from mandate_end where mandate_id = ${mandateId}`
  else {
    await sql`
      update mandate_end set due_at = ${now + WAIT_MS} where mandate_id = ${mandateId}`
  }
}
