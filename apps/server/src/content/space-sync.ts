import { isDeepStrictEqual } from 'node:util'
import type { DeliveryClient } from '@saum/content/delivery-client'
import { EMPTY_SPACE, withChanges, type Change, type Space } from '@saum/content/space'
import type { CopyFile } from './copy-file.ts'
import type { LiveContent } from './live-content.ts'

interface Parts {
  client: DeliveryClient
  live: LiveContent
  file: CopyFile
  source: string
  onWriteFault: (error: unknown) => void
}

/** Brings the copy of the space up to date, one step at a time. */
export interface SpaceSync {
  /** Takes over what is on disk; false without a copy. */
  restore(): Promise<boolean>
  /** Asks for what changed, or for everything. Never two at once: who comes later waits for the same. */
  sync(): Promise<void>
  /**
   * Writes the copy to disk. A change nobody has heard of yet is not on it, so that a start that
   * fails does not lose it.
   */
  keep(): Promise<void>
  /** Writes nothing any more, and waits for what is being written. */
  close(): Promise<void>
}

interface Step {
  space: Space
  different: readonly string[]
  /** The token that asks for what comes after. */
  next: string | null
}

export function createSpaceSync({ client, live, file, source, onWriteFault }: Parts): SpaceSync {
  let token: string | null = null
  let underWay: Promise<void> | null = null
  let writing: Promise<void> = Promise.resolve()
  let isClosed = false

  async function take(): Promise<void> {
    const answer = token === null ? 'unknown-token' : await client.readChanges(token)
    if (answer === 'unknown-token') return takeAll()
    const before = live.space()
    const space = withChanges(before, answer.changes, answer.locales)
    const different = hasSameLocales(before, space)
      ? answer.changes.map(idOf)
      : differences(before, space)
    await adopt({ space, different, next: answer.token })
  }

  async function takeAll(): Promise<void> {
    const { changes, locales, token: next } = await client.readAll()
    const space = withChanges(EMPTY_SPACE, changes, locales)
    const different = differences(live.space(), space)
    await adopt({ space, different, next })
  }

  /** What could not be taken over is asked for again: the token moves after it. */
  async function adopt({ space, different, next }: Step): Promise<void> {
    if (different.length > 0) live.adopt(space, different)
    token = next
    if (different.length > 0 && !live.hasUntold()) await keep()
  }

  /** Pages come first; a disk that is full does not keep them. */
  function keep(): Promise<void> {
    writing = writing.then(async () => {
      if (isClosed) return
      await file.write({ space: live.space(), token, source }).catch(onWriteFault)
    })
    return writing
  }

  return {
    keep,
    close() {
      isClosed = true
      return writing
    },
    async restore() {
      const copy = await file.read()
      if (copy === null) return false
      token = copy.token
      live.adopt(copy.space, differences(EMPTY_SPACE, copy.space))
      return true
    },
    sync() {
      underWay ??= take().finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

function idOf(change: Change): string {
  if (change.kind === 'entry') return change.entry.id
  return change.kind === 'asset' ? change.asset.id : change.id
}

/** Other locales change what everything falls back to. */
function differences(before: Space, after: Space): string[] {
  const all = [before.entries, after.entries, before.assets, after.assets]
  const ids = new Set(all.flatMap((map) => [...map.keys()]))
  if (!hasSameLocales(before, after)) return [...ids]
  return [...ids].filter(
    (id) =>
      !isDeepStrictEqual(before.entries.get(id), after.entries.get(id)) ||
      !isDeepStrictEqual(before.assets.get(id), after.assets.get(id)),
  )
}

function hasSameLocales(before: Space, after: Space): boolean {
  return isDeepStrictEqual(before.locales, after.locales)
}
