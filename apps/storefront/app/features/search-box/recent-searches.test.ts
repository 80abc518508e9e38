import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRecentSearches } from './recent-searches.ts'

function aStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

const DE = { path: 'de' } as const

describe('[4.48] the searches a device remembers', () => {
  it('have the newest first, each once', () => {
    const storage = aStorage()
    const recent = createRecentSearches(() => storage, DE)

    for (const query of ['Strick', 'hose weit', ' strick ']) recent.remember(query, 12)

    expect(createRecentSearches(() => storage, DE).list()).toEqual(['strick', 'hose weit'])
  })

  it('are only those that were worth it', () => {
    const recent = createRecentSearches(() => aStorage(), DE)

    recent.remember('xqzvwp', 0)
    recent.remember('  ', 12)

    expect(recent.list()).toEqual([])
  })

  it('are ten at most, whatever was searched for', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 30 }), (queries) => {
        const storage = aStorage()
        const recent = createRecentSearches(() => storage, DE)

        for (const query of queries) recent.remember(query, 1)

        const list = recent.list()
        expect(list.length).toBeLessThanOrEqual(10)
        expect(new Set(list).size).toBe(list.length)
      }),
    )
  })

  it('can be removed one by one and all at once', () => {
    const storage = aStorage()
    const recent = createRecentSearches(() => storage, DE)
    for (const query of ['strick', 'hose', 'rock']) recent.remember(query, 1)

    recent.remove('hose')
    expect(recent.list()).toEqual(['rock', 'strick'])

    recent.clear()
    expect(recent.list()).toEqual([])
    expect(storage.kept.size).toBe(0)
  })

  it('belong to one shop', () => {
    const storage = aStorage()
    createRecentSearches(() => storage, DE).remember('strick', 1)

    expect(createRecentSearches(() => storage, { path: 'fr-ch' }).list()).toEqual([])
  })

  it.each(['{', 'null', '[1]', '{"queries":[]}'])('are none where %s is found', (text) => {
    const storage = aStorage({ 'saum:recent-searches:de': text })

    expect(createRecentSearches(() => storage, DE).list()).toEqual([])
  })

  it('are missed by nobody where a browser keeps nothing', () => {
    const recent = createRecentSearches(() => {
      throw new Error('SecurityError')
    }, DE)

    recent.remember('strick', 1)

    expect(recent.list()).toEqual([])
  })
})
