import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import { StartupError } from '@saum/domain/startup-error'
import type { Log } from '@saum/thread/log'
import type { SearchEvent } from './event-log.ts'
import { signalsFile } from './saved-signals.ts'
import type { Position } from './segment-files.ts'
import type { SegmentLog } from './segment-log.ts'
import { setAside } from './set-aside.ts'
import { loadSnapshot, saveSnapshot, type Snapshot } from './signal-snapshot.ts'
import { createSignalState, type SignalState } from './signal-state.ts'

const START: Position = { segment: 0, offset: 0 }

/** What one shop has learned, and how far that is saved. */
export interface Learned {
  shopId: ShopId
  state: SignalState
  path: string
  /** Of the snapshot; nothing before it is folded again. */
  position: Position
  hasChanged: boolean
}

export async function loadLearned(folder: string, log: Log): Promise<Map<ShopId, Learned>> {
  await mkdir(dirname(signalsFile(folder, SHOPS[0].shopId)), { recursive: true })
  const learned = new Map<ShopId, Learned>()
  for (const { shopId } of SHOPS) {
    const path = signalsFile(folder, shopId)
    const snapshot = await loadOrSetAside(path, log)
    learned.set(shopId, {
      shopId,
      path,
      state: snapshot?.state ?? createSignalState(),
      position: snapshot?.position ?? START,
      hasChanged: false,
    })
  }
  return learned
}

/** A state that is lost is learned again from the events that are still there. */
async function loadOrSetAside(path: string, log: Log): Promise<Snapshot | null> {
  try {
    const snapshot = await loadSnapshot(path)
    if (snapshot === null && existsSync(path)) {
      await setAside(path, 'another version or damaged', log)
    }
    return snapshot
  } catch (error) {
    if (error instanceof StartupError) throw error
    await setAside(path, error instanceof Error ? error.message : String(error), log)
    return null
  }
}

/** Folds what was logged after the snapshots; each shop has its own. */
export async function catchUp(
  segments: SegmentLog,
  learned: ReadonlyMap<ShopId, Learned>,
  learn: (event: SearchEvent) => void,
): Promise<void> {
  await segments.replay(firstOf(learned), (event, end) => {
    const shop = learned.get(event.shopId)
    if (event.kind === 'forget' || (shop !== undefined && isAfter(end, shop.position))) learn(event)
  })
}

/** Whether somebody removed segments: new events would then be taken for ones already learned from. */
export function isLogBehind(segments: SegmentLog, learned: ReadonlyMap<ShopId, Learned>): boolean {
  return [...learned.values()].some(({ position }) => isAfter(position, segments.position()))
}

/**
 * Lines of forgotten visitors go first: after a crash in between, their wish is folded once more and
 * the rest is done then. The states are saved one by one so that questions are answered meanwhile.
 */
export async function keepLearned(
  segments: SegmentLog,
  learned: ReadonlyMap<ShopId, Learned>,
  { forgotten, isLast }: { forgotten: Set<string>; isLast: boolean },
): Promise<void> {
  const erased = new Set(forgotten)
  await segments.erase(erased)
  for (const shop of learned.values()) {
    const position = segments.position()
    // Without news its file may lag behind a little: there is little to read again.
    if (!shop.hasChanged && shop.position.segment === position.segment && !isLast) continue
    shop.hasChanged = false
    await saveSnapshot(shop.path, { position, state: shop.state }).catch((error: unknown) => {
      shop.hasChanged = true
      throw error
    })
    shop.position = position
  }
  for (const clientId of erased) forgotten.delete(clientId)
  await segments.clear(firstOf(learned))
}

function firstOf(learned: ReadonlyMap<ShopId, Learned>): Position {
  return Array.from(learned.values(), ({ position }) => position).reduce((first, position) =>
    isAfter(first, position) ? position : first,
  )
}

function isAfter(left: Position, right: Position): boolean {
  return (
    left.segment > right.segment || (left.segment === right.segment && left.offset > right.offset)
  )
}
