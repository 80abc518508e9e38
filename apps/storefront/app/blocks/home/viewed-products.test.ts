import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findViewed, othersThan, saveViewed, withViewed } from './viewed-products.ts'

const [de, , ch] = SHOPS

function aStorage(kept: Record<string, string> = {}) {
  return () => ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  })
}

const anyId = fc.integer({ min: 1, max: 30 })

describe('what was looked at', () => {
  it('is shown newest first, at most ten, each once and never the product itself', () => {
    fc.assert(
      fc.property(fc.array(anyId, { maxLength: 60 }), anyId, (visits, current) => {
        const viewed = [...visits, current].reduce<number[]>(withViewed, [])
        const shown = othersThan(current, viewed)

        const newestFirst = [...new Set(visits.toReversed())].filter((id) => id !== current)
        expect(shown).toEqual(newestFirst.slice(0, 10))
      }),
    )
  })

  it('is kept per shop', () => {
    const storage = aStorage()

    saveViewed(de, storage, [3, 2])

    expect([findViewed(de, storage), findViewed(ch, storage)]).toEqual([[3, 2], []])
  })

  it.each(['', '{', '{"a":1}', 'null', '["1",null,1.5,{}]'])(
    'is nothing when %j is kept',
    (kept) => {
      expect(findViewed(de, aStorage({ 'saum.viewed.de': kept }))).toEqual([])
    },
  )

  it('is nothing in a browser that keeps nothing, which is no failure', () => {
    const refusing = () => {
      throw new Error('no storage')
    }
    const storage = () => ({ getItem: refusing, setItem: refusing })

    saveViewed(de, storage, [1])

    expect(findViewed(de, storage)).toEqual([])
  })

  it('is nothing in a browser that refuses the storage itself', () => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }

    saveViewed(de, blocked, [1])

    expect(findViewed(de, blocked)).toEqual([])
  })
})
