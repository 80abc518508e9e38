import type { Shop } from '@saum/domain/shops'
import { createAttempts } from './attempts.ts'
import { createBuildSlot } from './build-slot.ts'
import { takeRebuildRequest, type IndexStatus } from './index-files.ts'
import { createKeptRange, type KeptRangeParts, type KnownRange } from './kept-range.ts'
import { readChanges, untilEnded } from './read-catalog.ts'
import { MAX_FRESH, planRefresh } from './refresh-plan.ts'
import { singleFlight } from './single-flight.ts'
import { createStatusReport } from './status-report.ts'

/** The index of one shop, kept in step with its catalogue. */
export interface ShopIndex {
  /**
   * Brings in what has changed and resolves when that is done, a new index included. It never rejects:
   * what fails is logged, tried again at a later call, and until then the old index answers.
   */
  refresh(): Promise<void>
  /** Brings in what visitors did lately. */
  refreshMerits(): void
  status(): IndexStatus
  close(): Promise<void>
}

export function createShopIndex(parts: KeptRangeParts): ShopIndex {
  const { shop, folder, now } = parts
  const ending = new AbortController()
  const transport = untilEnded(parts.transport, ending.signal)
  const range = createKeptRange({ ...parts, transport })
  const builds = createBuildSlot(parts, () => range.build(ending.signal).catch(unlessEnded))
  const following = createAttempts(`follow the catalogue of ${shop.path}`, parts)
  const report = createStatusReport(parts)
  let isSavedLookedFor = false

  /** What fails because it is over has not failed. */
  function unlessEnded(error: unknown): void {
    if (!ending.signal.aborted) throw error
  }

  async function bringIn(known: KnownRange): Promise<void> {
    const changes = await readChanges(transport, shop, known.feed.lastChange, MAX_FRESH)
    const { freshDocuments, size } = known.index
    const facts = { ...known, freshDocuments, documents: size.documents }
    const plan = planRefresh(facts, changes, now())
    if (plan.rebuild !== null) builds.start(plan.rebuild)
    if (plan.isMended) await range.mend(known, changes)
  }

  async function followOnce(): Promise<void> {
    if (!isSavedLookedFor) await range.openSaved()
    isSavedLookedFor = true
    if (await takeRebuildRequest(folder, shop.path)) builds.want()
    ending.signal.throwIfAborted()
    const known = range.current()
    if (known === null) builds.start('there is none')
    else if (builds.isWanted()) builds.start('the operator wants it')
    if (known !== null) await bringIn(known)
  }

  function status(): IndexStatus {
    return toStatus(shop, range.current(), {
      isBuilding: builds.underWay() !== null,
      lastError: builds.lastError() ?? following.lastError(),
    })
  }

  const follow = singleFlight(async () => {
    // Whoever has closed it may have taken the folder away.
    if (ending.signal.aborted) return
    await following.attempt(() => followOnce().catch(unlessEnded))
    if (!ending.signal.aborted) await report(status())
  })

  return {
    status,
    refreshMerits: range.refreshMerits,
    async refresh() {
      await follow()
      const build = builds.underWay()
      if (build === null) return
      await build
      await follow()
    },
    async close() {
      ending.abort(new Error('The search is closed'))
      await follow()
      await builds.underWay()
      await report(status())
    },
  }
}

function toStatus(
  shop: Shop,
  known: KnownRange | null,
  work: Pick<IndexStatus, 'isBuilding' | 'lastError'>,
): IndexStatus {
  const size = known?.index.size
  return {
    shopPath: shop.path,
    isReady: known !== null,
    documents: size?.documents ?? 0,
    styles: size?.groups ?? 0,
    terms: size?.terms ?? 0,
    bytes: size?.bytes ?? 0,
    freshDocuments: known?.index.freshDocuments ?? 0,
    builtAt: known?.builtAt ?? null,
    changedAt: known?.changedAt ?? null,
    lastChange: known?.feed.lastChange ?? 0,
    ...work,
  }
}
