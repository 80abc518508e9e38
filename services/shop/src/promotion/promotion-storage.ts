import type { Sql } from '../database/database.ts'
import type { CampaignDocument, PromotionDocument } from '../documents/promotion-document.ts'

interface DocumentRow {
  document: string
}

export async function listPromotions(sql: Sql): Promise<PromotionDocument[]> {
  return (await sql<DocumentRow>`select document from promotion`).map(toPromotion)
}

export async function listPromotionsByIds(
  sql: Sql,
  ids: readonly string[],
): Promise<PromotionDocument[]> {
  if (ids.length === 0) return []
  const rows = await sql<DocumentRow>`select document from promotion where id in (${ids})`
  return rows.map(toPromotion)
}

/** Campaigns that have begun and not ended. */
export async function listCampaignsAt(sql: Sql, moment: number): Promise<CampaignDocument[]> {
  const rows = await sql<DocumentRow>`
    select document from campaign where starts_at <= ${moment} and ends_at > ${moment}`
  return rows.map(({ document }) => JSON.parse(document) as CampaignDocument)
}

function toPromotion({ document }: DocumentRow): PromotionDocument {
  return JSON.parse(document) as PromotionDocument
}
