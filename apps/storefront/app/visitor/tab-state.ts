export interface TabState<Value> {
  /** The same object until something has changed. */
  get(): Value
  /** The shop has said so; other tabs ask for themselves. */
  hear(value: Value): void
  /** Changed here: the other tabs are told. */
  change(value: Value): void
  subscribe(listener: () => void): () => void
  /** Called when another tab of the shop has changed it. */
  onOtherTab(listener: () => void): () => void
}

interface TabStateParts<Value> {
  /** Names the value among the tabs. */
  key: string
  initial: Value
  browser: Pick<Window, 'addEventListener'> & { readonly localStorage: Storage }
}

/**
 * A value all tabs of a shop agree on. It travels by storage events and is taken away at once:
 * nothing stays on the device, and unlike an open channel it keeps no page out of the back/forward
 * cache.
 */
export function createTabState<Value>(parts: TabStateParts<Value>): TabState<Value> {
  const { key, initial, browser } = parts
  const listeners = new Set<() => void>()
  const otherTabListeners = new Set<() => void>()
  let value = initial

  browser.addEventListener('storage', (event) => {
    if (event.key !== key || event.newValue === null) return
    // Written by the same code in another tab.
    value = JSON.parse(event.newValue) as Value
    for (const listener of [...listeners, ...otherTabListeners]) listener()
  })

  function hear(next: Value): void {
    value = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => value,
    hear,
    change(next) {
      tellOtherTabs(browser, key, next)
      hear(next)
    },
    subscribe: (listener) => joined(listeners, listener),
    onOtherTab: (listener) => joined(otherTabListeners, listener),
  }
}

function joined(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tellOtherTabs(
  browser: { readonly localStorage: Storage },
  key: string,
  value: unknown,
): void {
  try {
    browser.localStorage.setItem(key, JSON.stringify(value))
    browser.localStorage.removeItem(key)
  } catch {
    // No storage, no other tabs to agree with: they ask the shop when they are opened next.
  }
}
