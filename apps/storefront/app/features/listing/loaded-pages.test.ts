import { describe, expect, it } from 'vitest'
import type { Tile } from '#app/features/catalog/tile.ts'
import type { TextStorage } from '#app/navigation/session-memory.ts'
import { createLoadedPages, NO_PAGES } from './loaded-pages.ts'

function aStorage(entries: Record<string, string> = {}): TextStorage {
  const held = new Map(Object.entries(entries))
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => held.set(key, text),
    removeItem: (key) => held.delete(key),
  }
}

function someTiles(count: number): Tile[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    href: `/de/p/kleid-${id}/`,
    brand: 'Saum',
    name: 'Kleid',
    alt: '',
    cents: 100,
  }))
}

describe('[2.33] pages loaded below the first', () => {
  it('belong to one entry of the history', () => {
    const memory = createLoadedPages(() => aStorage())
    const below = { tiles: someTiles(24), pages: 1 }
    memory.remember('a /de/c/new/', below)

    expect(memory.recall('a /de/c/new/')).toBe(below)
    expect(memory.recall('b /de/c/new/')).toBe(NO_PAGES)
  })

  it('are counted beyond a reload, so that they can be fetched again', () => {
    const storage = aStorage()
    createLoadedPages(() => storage).remember('a', { tiles: someTiles(48), pages: 2 })

    const afterReload = createLoadedPages(() => storage)

    expect(afterReload.recall('a')).toBe(NO_PAGES)
    expect(afterReload.countOf('a')).toBe(2)
  })

  it('are not forgotten while they are fetched again one by one', () => {
    const memory = createLoadedPages(() => aStorage({ 'saum:listing-pages': '{"a":3}' }))

    memory.remember('a', { tiles: someTiles(24), pages: 1 })

    expect(memory.countOf('a')).toBe(3)
  })

  it('are held for the last ten listings', () => {
    const storage = aStorage()
    const memory = createLoadedPages(() => storage)
    for (let entry = 0; entry < 11; entry++) memory.remember(String(entry), { tiles: [], pages: 1 })

    expect(memory.recall('0')).toBe(NO_PAGES)
    expect(memory.recall('1').pages).toBe(1)
    expect(memory.countOf('0')).toBe(1)
  })

  it('survive what others left in their place', () => {
    const memory = createLoadedPages(() => aStorage({ 'saum:listing-pages': '{"a":"x","b":-1}' }))

    expect(memory.countOf('a')).toBe(0)
    expect(memory.countOf('b')).toBe(0)
  })
})
