import { findShopById, type ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { chooseRedirect, sourcesFor, type Redirect } from './follow-redirects.ts'
import { toRedirectKey } from './redirect-rules.ts'
import {
  listCandidates,
  listLeadingTo,
  removeSources,
  saveRedirects,
  saveTarget,
  type RedirectOrigin,
} from './redirect-storage.ts'

/** An address of one shop that is another one now; both as they are compared. */
export interface Move {
  from: string
  to: string
}

interface Moving {
  shopId: ShopId
  moves: readonly Move[]
  origin: RedirectOrigin
  /** Addresses something has now: they lead nowhere else. */
  isTaken?: (path: string) => boolean
}

const PERMANENT = 301

/**
 * Whoever follows an old link finds the page where it is now, in one step however often it moved. All at
 * once, as two pages may have changed places; nothing leads away from where a page is.
 */
export async function keepMoves(sql: Sql, moving: Moving): Promise<void> {
  const { shopId, origin, isTaken = () => false } = moving
  const moves = moving.moves.filter(({ from, to }) => from !== to && from !== '/')
  if (moves.length === 0) return
  const targetOf = new Map(moves.map(({ from, to }) => [from, `${to === '/' ? '' : to}/`]))

  const forms = moves.flatMap(({ from }) => targetForms(shopId, from))
  for (const redirect of await listLeadingTo(sql, shopId, forms)) {
    const target = targetOf.get(toRedirectKey(redirect.target))
    if (target !== undefined) await saveTarget(sql, redirect, target)
  }
  const living = [...new Set(moves.map(({ to }) => to))]
  await removeSources(sql, shopId, living)
  const left = moves.filter(({ from }) => !isTaken(from) && !living.includes(from))
  await saveRedirects(
    sql,
    left.map(({ from }) => toRedirect(shopId, from, targetOf.get(from) ?? '/')),
    { origin, isMade: true },
  )
  await markLiving(sql, moving, living)
}

/** A redirect of all shops, or of everything below a path, must not lead away from where a page lives. */
async function markLiving(
  sql: Sql,
  { shopId, origin }: Moving,
  living: readonly string[],
): Promise<void> {
  for (const path of living) {
    const candidates = await listCandidates(sql, shopId, sourcesFor(path))
    if (chooseRedirect(candidates, { shopId, path }) === null) continue
    await saveRedirects(sql, [toRedirect(shopId, path, path)], { origin, isMade: true })
  }
}

function toRedirect(shopId: ShopId, source: string, target: string): Redirect {
  return { shopId, source, target, statusCode: PERMANENT }
}

/** As an operator may have written the address. */
function targetForms(shopId: ShopId, path: string): string[] {
  const prefix = `/${findShopById(shopId)?.path ?? ''}`
  const encoded = encodeURI(path)
  return [...new Set([path, encoded])].flatMap((one) => [
    one,
    `${one}/`,
    `${prefix}${one}`,
    `${prefix}${one}/`,
  ])
}
