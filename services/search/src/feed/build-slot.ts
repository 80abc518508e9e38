import { createAttempts, type Attempts } from './attempts.ts'
import type { KeptRangeParts } from './kept-range.ts'

/** At most one build of a shop's index at a time; a failed one is made up for later. */
export interface BuildSlot {
  start(reason: string): void
  /** Something outside wants a new index; remembered until there is one. */
  want(): void
  isWanted(): boolean
  /** Resolves when the build ends, however that is; `null` when there is none. */
  underWay(): Promise<void> | null
  lastError: Attempts['lastError']
}

export function createBuildSlot(
  parts: Pick<KeptRangeParts, 'shop' | 'log' | 'now'>,
  build: () => Promise<void>,
): BuildSlot {
  const { shop, log } = parts
  const attempts = createAttempts(`build the index of ${shop.path}`, parts)
  let underWay: Promise<void> | null = null
  let isWanted = false

  async function buildOnce(): Promise<void> {
    const wasWanted = isWanted
    isWanted = false
    try {
      await build()
    } catch (error) {
      isWanted ||= wasWanted
      throw error
    }
  }

  return {
    want: () => void (isWanted = true),
    isWanted: () => isWanted,
    underWay: () => underWay,
    lastError: attempts.lastError,
    start(reason) {
      if (underWay !== null || !attempts.isDue()) return
      log({ level: 'info', message: `The index of ${shop.path} is built: ${reason}` })
      underWay = attempts.attempt(buildOnce).finally(() => (underWay = null))
    },
  }
}
