import { describe, expect, it } from 'vitest'
import { createReloadGuard, loadDocument } from './reload-guard.ts'
import { createSessionMemory, type TextStorage } from './session-memory.ts'

const SLOT = {
  key: 'reloaded',
  parse: (found: unknown) => (typeof found === 'number' ? found : null),
}

function aTab() {
  const entries = new Map<string, string>()
  const storage: TextStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => entries.set(key, text),
    removeItem: (key) => entries.delete(key),
  }
  return { openStorage: () => storage, nowMs: 1_000_000, loadedAtMs: 1_000_000 }
}

/** What a freshly loaded document of the tab creates. */
function aGuard(tab: { openStorage(): TextStorage; nowMs: number; loadedAtMs: number }) {
  return createReloadGuard({
    memory: createSessionMemory(tab.openStorage, SLOT),
    now: () => tab.nowMs,
    documentAgeMs: () => tab.nowMs - tab.loadedAtMs,
  })
}

describe('[2.38] [9.9] the reload guard', () => {
  it('grants one reload, and none to the reloaded page for ten seconds', () => {
    const tab = aTab()
    expect(aGuard(tab).claim()).toBe(true)

    tab.nowMs += 9_999
    expect(aGuard(tab).claim()).toBe(false)
    tab.nowMs += 1
    expect(aGuard(tab).claim()).toBe(true)
  })

  it('cannot be held up by a clock that was set back', () => {
    const tab = aTab()
    aGuard(tab).claim()
    tab.nowMs -= 3_600_000

    expect(aGuard(tab).claim()).toBe(true)
  })

  it('grants nothing to a young page that cannot remember', () => {
    const tab = { ...aTab(), openStorage: forbidden }
    expect(aGuard(tab).claim()).toBe(false)

    tab.nowMs += 10_000
    expect(aGuard(tab).claim()).toBe(true)

    tab.loadedAtMs = tab.nowMs
    expect(aGuard(tab).claim()).toBe(false)
  })
})

describe('loading a document', () => {
  it.each([
    ['/de/c/damen/', ['reload']],
    ['/de/c/damen/#filter', ['reload']],
    ['/de/c/damen/?page=2', ['replace https://saum.example/de/c/damen/?page=2']],
    ['/de/p/kleid-4711/', ['replace https://saum.example/de/p/kleid-4711/']],
  ])('of %s', (path, calls) => {
    const made: string[] = []
    loadDocument(
      {
        href: 'https://saum.example/de/c/damen/#top',
        reload: () => made.push('reload'),
        replace: (url) => made.push(`replace ${String(url)}`),
      },
      path,
    )

    expect(made).toEqual(calls)
  })
})

function forbidden(): TextStorage {
  throw new DOMException('The operation is insecure', 'SecurityError')
}
