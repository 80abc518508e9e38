import type { Sql } from '../database/database.ts'
import type { DeclarationDocument } from '../declaration/kept-declaration.ts'

/**
 * Takes out how somebody is reached and what they wrote of their own accord. Name, contract and moment are
 * kept like the bill: they show that the declaration was dealt with.
 */
export async function removeDeclarant(sql: Sql, id: string, now: number): Promise<void> {
  const [row] = await sql<{ document: string }>`
    update declaration set email = '', request_key = ${`forgotten-${id}`},
      contact_removed_at = ${now}
    where id = ${id} and handled_at is not null returning document`
  if (row === undefined) return
  // Written by `insertDeclaration`.
  const document = JSON.parse(row.document) as DeclarationDocument
  const next: DeclarationDocument =
    document.kind === 'withdrawal' ? { ...document, scope: '' } : { ...document, reason: '' }
  await sql`update declaration set document = ${JSON.stringify(next)} where id = ${id}`
}

/** Those of people who are gone that nothing is left to do about, not even a mail. */
export async function listSettledDeclarations(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select d.id from declaration d
    where d.forget_from is not null and d.contact_removed_at is null and d.handled_at is not null
      and not exists (select 1 from mail m where m.due_at is not null and m.subject_id = d.id)
    order by d.forget_from limit ${limit}`
  return rows.map(({ id }) => id)
}
