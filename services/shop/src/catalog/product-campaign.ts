import { isRunning } from '@saum/domain/promotion-schedule'
import type { Sql } from '../database/database.ts'
import type { CampaignDocument } from '../documents/promotion-document.ts'
import type { StoredAttributes } from '../import/product-attributes.ts'
import type { PricedVariant, PriceEnds } from './product-pricing.ts'
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

/**
 * The campaign a product may name at this moment: while it runs, and one that lowers prices only
 * where its reduction may be announced for every size.
 */
export function wornCampaign(
  { campaign, cheapest, dearest }: PriceEnds<PricedVariant> & { campaign: CampaignRecord | null },
  now: number,
): CampaignRecord | null {
  if (campaign === null || !isRunning(campaign, now)) return null
  if (campaign.reduction === null) return campaign
  return [cheapest, dearest].every(isAnnounced) ? campaign : null
}

function isAnnounced({ shown }: PricedVariant): boolean {
  return shown.price.reductions.some(({ category }) => category === 'campaign')
}
