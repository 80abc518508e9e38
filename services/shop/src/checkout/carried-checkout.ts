import type { Sql } from '../database/database.ts'
import { findOpenCheckout, type KeptCheckout } from './checkout-storage.ts'

/** Where what a customer has typed as a visitor waits until their checkout begins. No basket has such a key. */
function carriedKeyOf(basketKey: string): string {
  return `before login ${basketKey}`
}

/** Takes what was typed away from the visitor's session: after the login that shows nothing of it. */
export async function carryCheckout(
  sql: Sql,
  { from, to, customerId }: { from: string; to: string; customerId: number },
): Promise<void> {
  const [typed] = await sql`
    select id from checkout where basket_key = ${from} and order_id is null`
  if (typed === undefined) return
  const carriedKey = carriedKeyOf(to)
  await sql`delete from checkout where basket_key = ${carriedKey}`
  await sql`
    update checkout set basket_key = ${carriedKey}, customer_id = ${customerId}
    where basket_key = ${from} and order_id is null`
}

/** It is in the customer's checkout now. */
export async function dropCarriedCheckout(sql: Sql, basketKey: string): Promise<void> {
  await sql`delete from checkout where basket_key = ${carriedKeyOf(basketKey)}`
}

export function findCarriedCheckout(
  sql: Sql,
  basketKey: string,
  now: number,
): Promise<KeptCheckout | null> {
  return findOpenCheckout(sql, carriedKeyOf(basketKey), now)
}
