import { createSessionMemory, type SessionMemory, type TextStorage } from './session-memory.ts'
import { RELOAD_GUARD_MS } from './reload-guard.ts'

/** Where the visitor is on the way to, and since when. */
export interface Intent {
  path: string
  atMs: number
}

export interface IntentMemory {
  remember(path: string): void
  /** Called when the page is reached: nothing is left to recover. */
  forget(): void
  current(): Intent | null
}

export function createIntentMemory(memory: SessionMemory<Intent>, now: () => number): IntentMemory {
  return {
    remember: (path) => void memory.write({ path, atMs: now() }),
    forget: () => void memory.write(null),
    current: () => memory.read(),
  }
}

export function createTabIntentMemory(openStorage: () => TextStorage): IntentMemory {
  const slot = { key: 'saum:intent', parse: parseIntent }
  return createIntentMemory(createSessionMemory(openStorage, slot), Date.now)
}

function parseIntent(found: unknown): Intent | null {
  if (typeof found !== 'object' || found === null) return null
  const { path, atMs } = found as Partial<Intent>
  return typeof path === 'string' && typeof atMs === 'number' ? { path, atMs } : null
}

interface LoadFacts {
  /** How the browser came to this document. */
  loadType: NavigationTimingType
  nowMs: number
  here: string
}

/**
 * React Router answers a missing route file by reloading the page the visitor was leaving, and the
 * click is lost. A reload with a fresh, unfulfilled intent is such a case: go where they wanted.
 */
export function lostClick(intent: Intent | null, load: LoadFacts): string | null {
  if (!intent || load.loadType !== 'reload') return null
  const ageMs = load.nowMs - intent.atMs
  if (ageMs < 0 || ageMs >= RELOAD_GUARD_MS) return null
  return intent.path === load.here ? null : intent.path
}
