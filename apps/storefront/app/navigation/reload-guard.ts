import { createSessionMemory, type SessionMemory, type TextStorage } from './session-memory.ts'

/** A page that fails again right after a reload shows its error instead of reloading forever. */
const RELOAD_GUARD_MS = 10_000

export interface ReloadGuard {
  /** Claims the one reload of the next ten seconds; `false` when it is used up. */
  claim(): boolean
}

interface ReloadGuardParts {
  memory: SessionMemory<number>
  now(): number
  /** How long ago this document was loaded. */
  documentAgeMs(): number
}

export function createReloadGuard({ memory, now, documentAgeMs }: ReloadGuardParts): ReloadGuard {
  return {
    claim() {
      const reloadedAt = memory.read()
      if (reloadedAt !== null && Math.abs(now() - reloadedAt) < RELOAD_GUARD_MS) return false
      // Without storage the next page could not know of this reload, but it knows its own age.
      return memory.write(now()) || documentAgeMs() >= RELOAD_GUARD_MS
    },
  }
}

export function createTabReloadGuard(openStorage: () => TextStorage): ReloadGuard {
  return createReloadGuard({
    memory: createSessionMemory(openStorage, { key: 'saum:reloaded-at', parse: parseTime }),
    now: Date.now,
    documentAgeMs: () => performance.now(),
  })
}

function parseTime(found: unknown): number | null {
  return typeof found === 'number' && Number.isFinite(found) ? found : null
}

type LoadableLocation = Pick<Location, 'href' | 'reload' | 'replace'>

/** Loads the document of a path anew, also when it is the page we are on. */
export function loadDocument(location: LoadableLocation, path: string): void {
  const target = new URL(path, location.href)
  if (withoutHash(target.href) === withoutHash(location.href)) location.reload()
  else location.replace(target.href)
}

function withoutHash(href: string): string {
  return href.split('#', 1)[0]!
}
