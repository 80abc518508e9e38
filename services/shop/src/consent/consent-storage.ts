import type { ParsedPayloadOf } from '@saum/contract/call'
import type { keepConsent } from '@saum/contract/consent'
import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

export interface ConsentProof extends ParsedPayloadOf<typeof keepConsent> {
  shopId: ShopId
}

/** The same choice sent twice is one; of two within a second the later one counts. */
export async function saveProof(sql: Sql, proof: ConsentProof): Promise<void> {
  const { id, at, shopId, version, source, granted, refused } = proof
  await sql`
    insert into consent_proof (id, at, shop_id, version, source, granted, refused)
    values (${id}, ${at}, ${shopId}, ${version}, ${source}, ${granted.join(' ')},
      ${refused.join(' ')})
    on conflict (id, at) do update set shop_id = excluded.shop_id, version = excluded.version,
      source = excluded.source, granted = excluded.granted, refused = excluded.refused`
}

interface ProofKey {
  id: string
  at: number
}

/** A few of the choices made before a moment. */
export function listOldProofs(sql: Sql, before: number, limit: number): Promise<ProofKey[]> {
  return sql<ProofKey>`select id, at from consent_proof where at < ${before} limit ${limit}`
}

export async function removeProofs(
  sql: Sql,
  proofs: readonly ProofKey[],
  before: number,
): Promise<void> {
  const ids = proofs.map(({ id }) => id)
  await sql`delete from consent_proof where id in (${ids}) and at < ${before}`
}
