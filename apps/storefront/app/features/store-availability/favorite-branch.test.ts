import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { findFavoriteBranch, saveFavoriteBranch } from './favorite-branch.ts'

const [de, at] = SHOPS

function aStorage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
}

const refusing = () => {
  throw new Error('no storage')
}
const noStorage = () => ({ getItem: refusing, setItem: refusing, removeItem: refusing })

describe('the branch of a shopper', () => {
  it('is kept as a number, per shop, and forgotten on demand', () => {
    const storage = aStorage()

    saveFavoriteBranch(de, () => storage, 12)

    expect(storage.kept).toEqual({ 'saum.branch.de': '12' })
    expect(findFavoriteBranch(de, () => storage)).toBe(12)
    expect(findFavoriteBranch(at, () => storage)).toBeNull()
    saveFavoriteBranch(de, () => storage, null)
    expect(storage.kept).toEqual({})
  })

  it.each(['', 'Mitte', '-1', '1.5', '1e99', '{}'])('is none when %j is kept', (value) => {
    expect(findFavoriteBranch(de, () => aStorage({ 'saum.branch.de': value }))).toBeNull()
  })

  it('is none in a browser that keeps nothing, which is no failure', () => {
    saveFavoriteBranch(de, noStorage, 12)

    expect(findFavoriteBranch(de, noStorage)).toBeNull()
  })

  it('is none in a browser that refuses the storage itself', () => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }

    saveFavoriteBranch(de, blocked, 12)

    expect(findFavoriteBranch(de, blocked)).toBeNull()
  })
})
