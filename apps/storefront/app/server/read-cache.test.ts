import type { Backend } from '@saum/contract/backend'
import { getRootCategories } from '@saum/contract/category'
import { getRedirect } from '@saum/contract/redirect'
import { accept } from '@saum/domain/result'
import { describe, expect, it } from 'vitest'
import { createReadCache } from './read-cache.ts'

function aBackend(answers: (() => Promise<unknown>)[] = []) {
  const asked: string[] = []
  const backend = {
    call: async ({ name }: { name: string }) => {
      asked.push(name)
      return answers.shift()?.() ?? accept([])
    },
  } as unknown as Backend
  return { backend, asked }
}

describe('reads that are the same for everybody', () => {
  it('are asked once within five seconds', async () => {
    let now = 0
    const { backend, asked } = aBackend()
    const cached = createReadCache(() => now).over(backend, 10028)

    await cached.call(getRootCategories, { children: 1 })
    now = 4_999
    await cached.call(getRootCategories, { children: 1 })
    expect(asked).toHaveLength(1)

    now = 5_000
    await cached.call(getRootCategories, { children: 1 })
    expect(asked).toHaveLength(2)
  })

  it('belong to one shop and one payload', async () => {
    const { backend, asked } = aBackend()
    const cache = createReadCache(() => 0)

    await cache.over(backend, 10028).call(getRootCategories, { children: 1 })
    await cache.over(backend, 10029).call(getRootCategories, { children: 1 })
    await cache.over(backend, 10028).call(getRootCategories, { children: 2 })

    expect(asked).toHaveLength(3)
  })

  it('leave memory once they have expired', async () => {
    let now = 0
    const { backend } = aBackend()
    const cache = createReadCache(() => now)
    const cached = cache.over(backend, 10028)
    for (let children = 0; children < 100; children += 1) {
      now = children * 100
      await cached.call(getRootCategories, { children })
    }
    expect(cache.size()).toBe(50)

    now += 5_000
    await cached.call(getRootCategories, { children: 0 })
    expect(cache.size()).toBe(1)
  })

  it('never exceed their number, however many are asked for at once', async () => {
    const { backend } = aBackend()
    const cache = createReadCache(() => 0)
    const cached = cache.over(backend, 10028)

    for (let children = 0; children < 2_100; children += 1) {
      await cached.call(getRootCategories, { children })
    }

    expect(cache.size()).toBe(2_000)
  })

  it('are asked again after a failure', async () => {
    const { backend, asked } = aBackend([() => Promise.reject(new Error('down'))])
    const cached = createReadCache(() => 0).over(backend, 10028)

    await expect(cached.call(getRootCategories, {})).rejects.toThrow('down')
    await cached.call(getRootCategories, {})

    expect(asked).toHaveLength(2)
  })
})

describe('a range that has changed', () => {
  it('is asked for anew at once', async () => {
    const { backend, asked } = aBackend()
    const cache = createReadCache(() => 0)
    const cached = cache.over(backend, 10028)
    await cached.call(getRootCategories, { children: 1 })

    cache.forget()
    await cached.call(getRootCategories, { children: 1 })

    expect(asked).toHaveLength(2)
  })
})

describe('every other call', () => {
  it('goes to the service each time', async () => {
    const { backend, asked } = aBackend()
    const cached = createReadCache(() => 0).over(backend, 10028)

    await cached.call(getRedirect, { path: '/de/alt' })
    await cached.call(getRedirect, { path: '/de/alt' })

    expect(asked).toHaveLength(2)
  })
})
