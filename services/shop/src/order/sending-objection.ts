import type { Sql } from '../database/database.ts'
import { findWaitingDeclaration } from '../declaration/declaration-storage.ts'
import type { KeptOrder } from './kept-order.ts'

/** The customer has declared something about the order that a person has to look at first. */
export interface Objection {
  kind: 'declared'
  declarationId: string
}

export interface SendingWish {
  /** For who has looked at it. */
  isDespiteDeclaration?: boolean
}

const UNSENT: ReadonlySet<KeptOrder['state']> = new Set(['ordered', 'paid', 'packed'])

/** Why an order must not be packed or sent yet: nobody gets what they have withdrawn from. */
export async function findObjection(
  sql: Sql,
  { id, state }: KeptOrder,
  { isDespiteDeclaration = false }: SendingWish,
): Promise<Objection | null> {
  if (isDespiteDeclaration || !UNSENT.has(state)) return null
  const declarationId = await findWaitingDeclaration(sql, id)
  return declarationId === null ? null : { kind: 'declared', declarationId }
}
