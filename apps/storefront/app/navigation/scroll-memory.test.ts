import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTabScrollMemory, HEADER_OFFSET_PX, isReturn, leavingTopPx } from './scroll-memory.ts'
import type { TextStorage } from './session-memory.ts'

function aStorage(entries: Record<string, string> = {}): TextStorage {
  const held = new Map(Object.entries(entries))
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => held.set(key, text),
    removeItem: (key) => held.delete(key),
  }
}

function aMemory(storage = aStorage()) {
  return createTabScrollMemory(() => storage)
}

describe('[2.33] [9.10] the place in a listing', () => {
  it('is kept per path over a document load', () => {
    const storage = aStorage()
    const memory = aMemory(storage)
    memory.remember('/de/c/damen/', 1_158)
    memory.remember('/de/c/damen/kleider/', 500)

    const nextDocument = aMemory(storage)

    expect(nextDocument.recall('/de/c/damen/')).toBe(1_000)
    expect(nextDocument.recall('/de/c/damen/kleider/')).toBe(342)
    expect(nextDocument.recall('/at/c/damen/')).toBeNull()
  })

  it('puts the followed tile right below the header of 158 px', () => {
    const memory = aMemory()
    memory.remember('/de/c/damen/', leavingTopPx(2_400, 1_900))

    expect(HEADER_OFFSET_PX).toBe(158)
    expect(memory.recall('/de/c/damen/')).toBe(2_400 - 158)
  })

  it('is exactly the same when no tile was followed', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (scrollYPx) => {
        const memory = aMemory()
        memory.remember('/de/c/damen/', leavingTopPx(null, scrollYPx))
        expect(memory.recall('/de/c/damen/')).toBe(scrollYPx)
      }),
    )
  })

  it('is never above the top of the page', () => {
    const memory = aMemory()
    memory.remember('/de/c/damen/', 90)

    expect(memory.recall('/de/c/damen/')).toBe(0)
  })

  it('lasts for the page where storage is forbidden', () => {
    const memory = createTabScrollMemory(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    })
    memory.remember('/de/c/damen/', 1_158)
    memory.remember('/de/c/herren/', 658)

    expect(memory.recall('/de/c/damen/')).toBe(1_000)
  })

  it('survives what others left in its place', () => {
    const broken = { 'saum:category-scroll': '{"/de/c/damen/":"far","/de/c/sale/":258}' }
    const memory = aMemory(aStorage(broken))

    expect(memory.recall('/de/c/damen/')).toBeNull()
    expect(memory.recall('/de/c/sale/')).toBe(100)
  })

  it('is kept for the last fifty listings', () => {
    const memory = aMemory()
    for (let listing = 0; listing < 50; listing++) memory.remember(`/de/c/${listing}/`, 200)
    memory.remember('/de/c/0/', 300)

    memory.remember('/de/c/50/', 200)

    expect(memory.recall('/de/c/0/')).toBe(142)
    expect(memory.recall('/de/c/1/')).toBeNull()
    expect(memory.recall('/de/c/2/')).toBe(42)
  })
})

describe('coming back to a listing', () => {
  const fromMenu = {
    historyAction: 'PUSH',
    fromPath: '/de/',
    toPath: '/de/c/damen/',
    isFromProduct: false,
  } as const

  it('is going back, or following the way up from a product', () => {
    expect(isReturn({ ...fromMenu, historyAction: 'POP' })).toBe(true)
    expect(isReturn({ ...fromMenu, fromPath: '/de/p/kleid-4711/', isFromProduct: true })).toBe(true)
  })

  it('is neither opening it from elsewhere nor changing its filters', () => {
    expect(isReturn(fromMenu)).toBe(false)
    expect(isReturn({ ...fromMenu, historyAction: 'POP', fromPath: '/de/c/damen/' })).toBe(false)
  })
})
