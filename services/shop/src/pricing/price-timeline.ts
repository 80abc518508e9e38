import { toUnitPrice, type AskedPrice } from './unit-price.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

/** A time in which one price was really charged, sale and campaign included. */
export interface PricePeriod {
  from: number
  until: number
  cents: number
  isReduced: boolean
}

/** Oldest first; the last period is the present one. */
export type PriceTimeline = readonly PricePeriod[]

/** A line of the price list and how long it held. */
export interface ListedPeriod extends AskedPrice {
  from: number
  until: number
}

/** When a campaign lowers the price of its products, and by how much. */
export interface CampaignPeriod {
  startsAt: number
  endsAt: number
  percent: number
}

export interface PricePast {
  /** What ended before the current price began. */
  history: readonly ListedPeriod[]
  current: AskedPrice & { pricedAt: number }
  campaign: CampaignPeriod | null
}

/** What was charged when, up to now: the price list, cut where the campaign begins and ends. */
export function toTimeline({ history, current, campaign }: PricePast, now: number): PriceTimeline {
  const { pricedAt, ...asked } = current
  const since = Math.min(pricedAt, now)
  const ended = history
    .filter(({ from }) => from < since)
    .map((listed) => ({ ...listed, until: Math.min(listed.until, since) }))
  return [...ended, { ...asked, from: since, until: now + 1 }]
    .flatMap((listed) => cutAtCampaign(listed, campaign))
    .toSorted((one, other) => one.from - other.from)
}

/** The percentage a campaign takes off at this moment; `null` when it is not running. */
export function campaignPercentAt(campaign: CampaignPeriod | null, time: number): number | null {
  if (campaign === null || time < campaign.startsAt || time >= campaign.endsAt) return null
  return campaign.percent
}

/** A break of less than a day, such as an end at 23:59:59, is none. */
export function followsOn(earlier: PricePeriod, later: PricePeriod): boolean {
  return later.from - earlier.until < DAY_MS
}

function cutAtCampaign(listed: ListedPeriod, campaign: CampaignPeriod | null): PricePeriod[] {
  const cuts = campaign === null ? [] : [campaign.startsAt, campaign.endsAt]
  const starts = [listed.from, ...cuts.filter((at) => listed.from < at && at < listed.until)]
  return starts.map((from, index) => {
    const { withTax, reductions } = toUnitPrice(listed, campaignPercentAt(campaign, from))
    return {
      from,
      until: starts[index + 1] ?? listed.until,
      cents: withTax,
      isReduced: reductions.length > 0,
    }
  })
}
