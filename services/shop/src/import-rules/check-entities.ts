import type { Sql } from '../database/database.ts'
import type { BranchDocument } from '../documents/branch-document.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import type { OutfitDocument } from '../documents/outfit-document.ts'
import type { CampaignDocument, PromotionDocument } from '../documents/promotion-document.ts'
import type { RedirectDocument } from '../documents/redirect-document.ts'
import { keyOfStored, listEverything } from '../redirect/redirect-storage.ts'
import { checkEach, checkTogether, unchecked, type Checked } from './batch-check.ts'
import type { CheckScope } from './check-scope.ts'
import {
  findBranchFaults,
  findCampaignFaults,
  findOutfitFaults,
  findPromotionFaults,
} from './entity-rules.ts'
import type { Row } from './fault.ts'
import { findKnownIds, findUnknownIds } from './known-ids.ts'
import { createCircleRule, findRedirectFaults, keyOfRedirect } from './redirect-rules.ts'

export async function checkCampaigns(
  sql: Sql,
  rows: readonly Row<CampaignDocument>[],
  { references }: CheckScope,
): Promise<Checked<CampaignDocument>> {
  const keys = rows.map(({ document }) => document.key)
  const held = await sql<{ id: number; key: string }>`
    select id, campaign_key as key from campaign where campaign_key in (${keys})`
  const wellFormed = checkEach(unchecked(rows), (document) =>
    findCampaignFaults(document, references),
  )
  return checkTogether(wellFormed, (accepted) => {
    const rewritten = new Set(accepted.map(({ id }) => id))
    return ({ id, key }) => {
      const holder = held.find((one) => one.key === key && one.id !== id && !rewritten.has(one.id))
      if (holder === undefined) return []
      return [{ field: 'key', reason: `“${key}” belongs to campaign ${holder.id} already` }]
    }
  })
}

export async function checkPromotions(
  sql: Sql,
  rows: readonly Row<PromotionDocument>[],
  { references, planned }: CheckScope,
): Promise<Checked<PromotionDocument>> {
  const wellFormed = checkEach(unchecked(rows), (document) =>
    findPromotionFaults(document, references),
  )
  const asked = wellFormed.accepted.flatMap(({ document }) => giftVariants(document))
  const known = await findKnownIds(sql, 'variant', asked, planned.variantIds)
  return checkEach(wellFormed, (document) =>
    findUnknownIds(giftVariants(document), known, (index) => ({
      field: `effect.additionalData.variantIds.${index}`,
      what: 'variant',
    })),
  )
}

export async function checkOutfits(
  sql: Sql,
  rows: readonly Row<OutfitDocument>[],
  { references, planned }: CheckScope,
): Promise<Checked<OutfitDocument>> {
  const wellFormed = checkEach(unchecked(rows), (document) =>
    findOutfitFaults(document, references),
  )
  const asked = wellFormed.accepted.flatMap(({ document }) => document.productIds)
  const known = await findKnownIds(sql, 'product', asked, planned.productIds)
  return checkEach(wellFormed, ({ productIds }) =>
    findUnknownIds(productIds, known, (index) => ({
      field: `productIds.${index}`,
      what: 'product',
    })),
  )
}

export async function checkBranches(
  sql: Sql,
  rows: readonly Row<BranchDocument>[],
  { planned }: CheckScope,
): Promise<Checked<BranchDocument>> {
  const wellFormed = checkEach(unchecked(rows), findBranchFaults)
  const asked = wellFormed.accepted.flatMap(({ document }) => variantsOnRails(document))
  const known = await findKnownIds(sql, 'variant', asked, planned.variantIds)
  return checkEach(wellFormed, (document) =>
    findUnknownIds(variantsOnRails(document), known, (index) => ({
      field: `stock.${index}.variantId`,
      what: 'variant',
    })),
  )
}

export async function checkRedirects(
  sql: Sql,
  rows: readonly Row<RedirectDocument>[],
  { staysFor }: CheckScope,
): Promise<Checked<RedirectDocument>> {
  const known = (await listEverything(sql)).map((redirect) => ({
    redirect,
    key: keyOfStored(redirect),
  }))
  return checkTogether(checkEach(unchecked(rows), findRedirectFaults), (accepted) => {
    const rewritten = new Set(accepted.map(keyOfRedirect))
    const staying = known.filter(({ key }) => staysFor(key) && !rewritten.has(key))
    return createCircleRule(
      accepted,
      staying.map(({ redirect }) => redirect),
    )
  })
}

export async function checkCustomers(
  sql: Sql,
  rows: readonly Row<CustomerDocument>[],
): Promise<Checked<CustomerDocument>> {
  const emails = rows.map(({ document }) => document.email)
  const held = await sql<{ id: number; email: string; document: string }>`
    select id, email, document from customer where email in (${emails})`
  const holders = new Map(
    held.map(({ id, document }) => {
      const { shop, email } = JSON.parse(document) as CustomerDocument
      return [`${shop} ${email}`, id]
    }),
  )
  return checkEach(unchecked(rows), ({ id, shop, email }) => {
    const holder = holders.get(`${shop} ${email}`)
    if (holder === undefined || holder === id) return []
    return [{ field: 'email', reason: `belongs to customer ${holder} of the shop ${shop} already` }]
  })
}

function giftVariants({ effect }: PromotionDocument): readonly number[] {
  return effect.type === 'buy_x_get_y' ? effect.additionalData.variantIds : []
}

function variantsOnRails({ stock }: BranchDocument): number[] {
  return stock.map(({ variantId }) => variantId)
}
