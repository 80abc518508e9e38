import type { Sql } from '../database/database.ts'
import type { CampaignDocument } from '../documents/promotion-document.ts'
import type { StoredAttributes } from '../import/product-attributes.ts'
import type { CampaignRecord } from './product-record.ts'

/** The campaigns by their keys. */
export type Campaigns = ReadonlyMap<string, CampaignRecord>

/** Past and coming ones too: past prices were theirs. */
export async function listCampaigns(sql: Sql): Promise<Campaigns> {
  const rows = await sql<{ starts_at: number; ends_at: number; document: string }>`
    select starts_at, ends_at, document from campaign`
  const campaigns = rows.map(({ starts_at: startsAt, ends_at: endsAt, document }) => {
    const { key, reduction, product } = JSON.parse(document) as CampaignDocument
    return {
      key,
      attributeId: product.attributeId,
      startsAt,
      endsAt,
      reduction: reduction === null ? null : { startsAt, endsAt, percent: reduction },
      badgeLabel: product.badgeLabel,
    }
  })
  return new Map(campaigns.map((campaign) => [campaign.key, campaign]))
}

/** The campaign a product wears, running or not. */
export function campaignOf(
  attributes: StoredAttributes,
  campaigns: Campaigns,
): CampaignRecord | null {
  const values = attributes['campaign']?.values
  const worn = Array.isArray(values) ? values[0] : values
  return campaigns.get(worn?.value ?? '') ?? null
}
