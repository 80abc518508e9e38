import { describe, expect, it } from 'vitest'
import { createTabState } from './tab-state.ts'

/** Two tabs of one browser: what one writes, the other hears of. */
function twoTabs() {
  const listeners: ((event: StorageEvent) => void)[] = []
  const kept = new Map<string, string>()

  function aTab(own: number) {
    const tell = (key: string, newValue: string | null) => {
      const event = { key, newValue } as StorageEvent
      listeners.forEach((listener, index) => index !== own && listener(event))
    }
    const localStorage = {
      setItem(key: string, value: string) {
        kept.set(key, value)
        tell(key, value)
      },
      removeItem(key: string) {
        kept.delete(key)
        tell(key, null)
      },
    } as Storage
    const addEventListener = (_: string, listener: (event: StorageEvent) => void) =>
      void listeners.push(listener)
    const browser = { localStorage, addEventListener } as unknown as Window
    return createTabState({ key: 'count', initial: { count: 0 }, browser })
  }

  return { here: aTab(0), there: aTab(1), kept }
}

describe('what the tabs of a shop agree on', () => {
  it('reaches the other tab, and leaves nothing on the device', () => {
    const { here, there, kept } = twoTabs()

    here.change({ count: 2 })

    expect(here.get()).toEqual({ count: 2 })
    expect(there.get()).toEqual({ count: 2 })
    expect(kept.size).toBe(0)
  })

  it('tells only the other tab that another one did it', () => {
    const { here, there } = twoTabs()
    const told: string[] = []
    here.onOtherTab(() => told.push('here'))
    there.onOtherTab(() => told.push('there'))

    here.change({ count: 2 })

    expect(told).toEqual(['there'])
  })

  it('keeps to itself what it only heard from the shop', () => {
    const { here, there } = twoTabs()

    here.hear({ count: 2 })

    expect(there.get()).toEqual({ count: 0 })
  })

  it('still changes this tab where nothing can be stored', () => {
    const browser = { addEventListener: () => {} } as unknown as Window
    const state = createTabState({ key: 'count', initial: { count: 0 }, browser })

    state.change({ count: 1 })

    expect(state.get()).toEqual({ count: 1 })
  })
})
