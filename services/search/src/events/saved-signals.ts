import { join } from 'node:path'
import type { ShopId } from '@saum/domain/shops'
import { createSignals } from './create-signals.ts'
import { loadSnapshot } from './signal-snapshot.ts'
import type { Signals } from './signals.ts'

/** Where what a shop has learned is kept. */
export function signalsFile(folder: string, shopId: ShopId): string {
  return join(folder, 'signals', `${shopId}.json`)
}

/** What a shop had learned when it was last saved; `null` when nothing was saved yet. */
export async function readSavedSignals(
  folder: string,
  shopId: ShopId,
  now: () => number,
): Promise<Signals | null> {
  const snapshot = await loadSnapshot(signalsFile(folder, shopId))
  return snapshot && createSignals({ state: snapshot.state, now })
}
