import { describe, expect, it } from 'vitest'
import { createIntentMemory, lostClick, type Intent } from './lost-click.ts'
import { createSessionMemory } from './session-memory.ts'

const INTENT: Intent = { path: '/de/p/kleid-4711/', atMs: 50_000 }
const LOAD = { loadType: 'reload', nowMs: 50_900, here: '/de/c/damen/' } as const

describe('[2.38] a click lost to a missing file', () => {
  it('is taken up after the reload', () => {
    expect(lostClick(INTENT, LOAD)).toBe('/de/p/kleid-4711/')
  })

  it.each(['navigate', 'back_forward'] as const)(
    'is not taken up when the visitor came by %s',
    (loadType) => {
      expect(lostClick(INTENT, { ...LOAD, loadType })).toBeNull()
    },
  )

  it('is forgotten after ten seconds, and by a clock that was set back', () => {
    expect(lostClick(INTENT, { ...LOAD, nowMs: 59_999 })).toBe(INTENT.path)
    expect(lostClick(INTENT, { ...LOAD, nowMs: 60_000 })).toBeNull()
    expect(lostClick(INTENT, { ...LOAD, nowMs: 49_000 })).toBeNull()
  })

  it('is none when we are already there or nobody was on the way', () => {
    expect(lostClick(INTENT, { ...LOAD, here: INTENT.path })).toBeNull()
    expect(lostClick(null, LOAD)).toBeNull()
  })

  it('is remembered until the page is reached', () => {
    const entries = new Map<string, string>()
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => void entries.set(key, text),
      removeItem: (key: string) => void entries.delete(key),
    }
    const slot = { key: 'intent', parse: (found: unknown) => found as Intent | null }
    const intents = createIntentMemory(
      createSessionMemory(() => storage, slot),
      () => 7,
    )

    intents.remember('/de/cart/')
    expect(intents.current()).toEqual({ path: '/de/cart/', atMs: 7 })
    intents.forget()
    expect(intents.current()).toBeNull()
  })
})
