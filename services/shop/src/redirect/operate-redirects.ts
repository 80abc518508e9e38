import { findShopById, SHOPS } from '@saum/domain/shops'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database } from '../database/database.ts'
import type { RedirectDocument } from '../documents/redirect-document.ts'
import { createCircleRule, findRedirectFaults, toRedirect } from '../import-rules/redirect-rules.ts'
import type { FieldFault } from '../import-rules/fault.ts'
import { EVERY_SHOP, type Redirect } from './follow-redirects.ts'
import { inspectRedirects, type Chain, type Inspection } from './inspect-redirects.ts'
import { REST } from './redirect-rules.ts'
import {
  keyOfStored,
  listEverything,
  removeSources,
  saveRedirects,
  saveTarget,
} from './redirect-storage.ts'

/** Judged like a row of a file; what is under the same source is written over. */
export function addRedirect(
  db: Database,
  document: RedirectDocument,
): Promise<Result<Redirect, { faults: FieldFault[] }>> {
  return db.transaction(async (sql) => {
    const redirect = toRedirect(document)
    const others = (await listEverything(sql)).filter(
      (one) => keyOfStored(one) !== keyOfStored(redirect),
    )
    const alone = findRedirectFaults(document)
    const faults = alone.length > 0 ? alone : createCircleRule([document], others)(document)
    if (faults.length > 0) return refuse({ faults })
    await saveRedirects(sql, [redirect], { origin: 'own' })
    return accept(redirect)
  })
}

/** Whether there was one. */
export function removeRedirect(
  db: Database,
  document: Pick<RedirectDocument, 'shopPath' | 'source'>,
): Promise<boolean> {
  const { shopId, source } = toRedirect({ ...document, target: '/', statusCode: 301 })
  return db.transaction(async (sql) => (await removeSources(sql, shopId, [source])) > 0)
}

export async function checkRedirects(db: Database): Promise<Inspection> {
  return inspectRedirects(await listEverything(db.sql))
}

export interface Collapse {
  /** Lead to their end at once now. */
  collapsed: Redirect[]
  /** Have no single end: they differ by shop or by what follows. */
  left: Redirect[]
}

/** Writes the end of each chain into the table. What shoppers see does not change. */
export function collapseChains(db: Database): Promise<Collapse> {
  return db.transaction(async (sql) => {
    const { chains } = inspectRedirects(await listEverything(sql))
    const result: Collapse = { collapsed: [], left: [] }
    for (const [redirect, some] of Map.groupBy(chains, (chain) => chain.redirect)) {
      const target = oneEndOf(redirect, some)
      if (target === null) {
        result.left.push(redirect)
        continue
      }
      await saveTarget(sql, redirect, target)
      result.collapsed.push({ ...redirect, target })
    }
    return result
  })
}

/**
 * Below a path with a rest others may lead elsewhere, and what is temporary will be gone: only what all
 * shops share for good is written.
 */
function oneEndOf({ shopId, target }: Redirect, chains: readonly Chain[]): string | null {
  const isForGood = chains.every(({ way }) => way.redirects.every(isPermanent))
  if (target.endsWith(REST) || !isForGood) return null
  const shops = new Set(chains.map((chain) => chain.shopId))
  const ends = new Set(chains.map((chain) => withinShop(chain.shopId, chain.way.target)))
  const isEverywhere = shopId !== EVERY_SHOP || shops.size === SHOPS.length
  const [end] = ends
  return end !== undefined && ends.size === 1 && isEverywhere ? end : null
}

function isPermanent({ statusCode }: Redirect): boolean {
  return statusCode === 301 || statusCode === 308
}

function withinShop(shopId: Chain['shopId'], target: string): string {
  const prefix = `/${findShopById(shopId)?.path ?? ''}/`
  return target.startsWith(prefix) ? target.slice(prefix.length - 1) : target
}
