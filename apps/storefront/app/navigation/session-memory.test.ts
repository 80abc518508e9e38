import { describe, expect, it } from 'vitest'
import { createSessionMemory, type TextStorage } from './session-memory.ts'

const COUNT = {
  key: 'count',
  parse: (found: unknown) => (typeof found === 'number' ? found : null),
}

function aStorage(entries: Record<string, string> = {}): TextStorage {
  const held = new Map(Object.entries(entries))
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => held.set(key, text),
    removeItem: (key) => held.delete(key),
  }
}

describe('the memory of a tab', () => {
  it('survives the page it was written on', () => {
    const storage = aStorage()

    expect(createSessionMemory(() => storage, COUNT).write(3)).toBe(true)

    expect(createSessionMemory(() => storage, COUNT).read()).toBe(3)
  })

  it.each(['"three"', '{', 'null'])('takes %s of somebody else for nothing', (found) => {
    expect(createSessionMemory(() => aStorage({ count: found }), COUNT).read()).toBeNull()
  })

  it('forgets on request', () => {
    const storage = aStorage()
    const memory = createSessionMemory(() => storage, COUNT)
    memory.write(3)

    memory.write(null)

    expect(memory.read()).toBeNull()
    expect(storage.getItem('count')).toBeNull()
  })

  it('lasts for the page where storage is forbidden', () => {
    const memory = createSessionMemory(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    }, COUNT)

    expect(memory.write(3)).toBe(false)

    expect(memory.read()).toBe(3)
  })

  it('prefers its own value to the old one of a full storage', () => {
    const full: TextStorage = {
      getItem: () => '1',
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
      removeItem: () => {},
    }
    const memory = createSessionMemory(() => full, COUNT)

    expect(memory.write(2)).toBe(false)

    expect(memory.read()).toBe(2)
  })
})
