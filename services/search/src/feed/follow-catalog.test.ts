import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { SHOPS } from '@saum/domain/shops'
import {
  aCatalog,
  aCategory,
  aProduct,
  aVariant,
  inEveryLocale,
} from '@saum/testing/catalog-builders'
import { SMALL_RANGE } from '@saum/testing/small-range'
import { startTestBackend } from '@saum/testing/test-backend'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { createAnalyser } from '../text/analyser.ts'
import { buildIndex, type BuildIndex } from './build-index.ts'
import { buildInThread } from './build-thread.ts'
import { followCatalog } from './follow-catalog.ts'
import { requestRebuild } from './index-files.ts'
import type { CurrentRange } from './kept-range.ts'
import { anIndexedShop, aShopIndex, listed, NO_SIGNALS, VOCABULARY } from './test-shop-index.ts'

const NEVER = new AbortController().signal

describe('following the catalogue', () => {
  it('keeps the five shops in step, builds one after the other, and stops when closed', async () => {
    const backend = await startTestBackend({ catalog: SMALL_RANGE })
    const ranges = new Map<string, CurrentRange>()
    const ticks: (() => void)[] = []
    let atOnce = 0
    let most = 0
    const follower = followCatalog({
      transport: backend.transport,
      folder: await createTestFolder(),
      vocabulary: VOCABULARY,
      analyserOf: ({ language }) => createAnalyser(language, VOCABULARY),
      signalsOf: () => NO_SIGNALS,
      log: () => {},
      onChange: (shop, range) => ranges.set(shop.path, range),
      async build(...request) {
        atOnce += 1
        most = Math.max(most, atOnce)
        return buildIndex(...request).finally(() => (atOnce -= 1))
      },
      every(_intervalMs, work) {
        ticks.push(work)
        return () => ticks.splice(0)
      },
    })

    await follower.refresh()

    expect([...ranges.keys()].toSorted()).toEqual(SHOPS.map(({ path }) => path).toSorted())
    for (const range of ranges.values()) expect(await listed(range)).toHaveLength(2)
    expect(ranges.get('fr-ch')?.categories.bySlugs(['damen', 'robes'])?.id).toBe(210)
    expect(follower.statuses().every(({ isReady }) => isReady)).toBe(true)
    expect(most).toBe(1)

    await backend.importCatalog({ products: [aProduct({ id: 9, categories: ['kleider'] })] })
    for (const tick of ticks) tick()
    await follower.refresh()

    for (const range of ranges.values()) expect(await listed(range)).toHaveLength(3)
    await follower.close()
    expect(ticks).toEqual([])
  })

  it('answers from the old index until a failed build has been made up for', async () => {
    let isBroken = false
    const build: BuildIndex = (...request) =>
      isBroken ? Promise.reject(new Error('no memory left')) : buildIndex(...request)
    const { index, range, clock, folder, logged, builds } = await anIndexedShop(aCatalog(), {
      build,
    })

    isBroken = true
    await requestRebuild(folder, 'de')
    await index.refresh()
    await index.refresh()

    expect(await listed(range())).toHaveLength(1)
    expect(builds()).toBe(2)
    expect(index.status().lastError?.message).toBe('no memory left')
    expect(logged.filter(({ level }) => level === 'warn')).toHaveLength(1)

    isBroken = false
    clock.now += 1_000
    await index.refresh()

    expect(builds()).toBe(3)
    expect(index.status()).toMatchObject({ lastError: null, builtAt: clock.now })
  })

  it('gets by without the shop for a while', async () => {
    const backend = await startTestBackend({ catalog: aCatalog() })
    let isAway = true
    const { index, range, clock } = await aShopIndex(backend, {
      transport: (request) =>
        isAway ? Promise.reject(new Error('The shop is away')) : backend.transport(request),
    })

    await index.refresh()
    expect(index.status()).toMatchObject({ isReady: false })
    expect(index.status().lastError?.message).toContain('The shop is away')

    isAway = false
    clock.now += 60_000
    await index.refresh()

    expect(await listed(range())).toHaveLength(1)
    expect(index.status().lastError).toBeNull()
  })

  it('brings small changes into the old index while a new one is built', async () => {
    const gate = Promise.withResolvers<void>()
    let isSlow = false
    const { backend, index, range, folder } = await anIndexedShop(aCatalog(), {
      async build(...request) {
        const built = await buildIndex(...request)
        if (isSlow) await gate.promise
        return built
      },
    })
    isSlow = true
    await requestRebuild(folder, 'de')
    const rebuilt = index.refresh()

    await backend.importCatalog({
      products: [aProduct({ variants: [aVariant({ id: 330_101, size: 'S', stock: 0 })] })],
    })
    void index.refresh()
    await expect.poll(async () => (await listed(range()))[0]?.isInStock).toBe(false)
    expect(index.status()).toMatchObject({ isBuilding: true, freshDocuments: 1 })

    gate.resolve()
    await rebuilt
    expect(await listed(range())).toMatchObject([{ isInStock: false }])
    expect(index.status().isBuilding).toBe(false)
  })

  it('keeps the new index when the old one is mended later than that is built', async () => {
    const gate = Promise.withResolvers<void>()
    const backend = await startTestBackend({ catalog: aCatalog() })
    let isMendingSlow = false
    const { index, range, builds } = await aShopIndex(backend, {
      async transport(request) {
        if (isMendingSlow && request.body.includes('"ids"')) await gate.promise
        return backend.transport(request)
      },
    })
    await index.refresh()

    isMendingSlow = true
    await backend.importCatalog({
      categories: [aCategory({ name: inEveryLocale('Kleider') })],
      products: [aProduct({ brand: 'Other' })],
    })
    const refreshed = index.refresh()
    await expect.poll(() => range()?.categories.byId(100)?.name).toBe('Kleider')
    gate.resolve()
    await refreshed

    expect(await listed(range())).toMatchObject([{ categories: ['Kleider'] }])
    expect(builds()).toBe(2)
  })

  it('builds in a thread what it would build itself', async () => {
    const backend = await startTestBackend({ catalog: SMALL_RANGE })
    const request = {
      shopPath: 'de',
      vocabulary: VOCABULARY,
      popularities: new Map([[1, 0.5]]),
      now: Date.parse('2026-11-16T12:00:00Z'),
    } as const

    const here = await buildIndex(backend.transport, request)
    const there = await buildInThread(backend.transport, request, NEVER)

    expect(there.feed).toEqual(here.feed)
    expect(there.standings).toEqual(here.standings)
    expect(Buffer.from(there.segment.buffer)).toEqual(Buffer.from(here.segment.buffer))
  })

  it('hears what went wrong in the thread, and ends it when the index is no longer wanted', async () => {
    const request = {
      shopPath: 'de',
      vocabulary: VOCABULARY,
      popularities: new Map<number, number>(),
      now: 0,
    } as const
    const away = () => Promise.reject(new Error('The shop is away'))
    await expect(buildInThread(away, request, NEVER)).rejects.toThrow('The shop is away')

    const ending = new AbortController()
    const neverAnswered = () => {
      ending.abort()
      return new Promise<never>(() => {})
    }
    const abandoned = buildInThread(neverAnswered, request, ending.signal)
    await expect(abandoned).rejects.toThrow('no longer wanted')
  })

  it('touches nothing any more once it is closed, whatever was under way', async () => {
    const backend = await startTestBackend({ catalog: aCatalog() })
    const built = Promise.withResolvers<never>()
    const { index, folder } = await aShopIndex(backend, {
      build: (_transport, _request, signal) => {
        signal.addEventListener('abort', () => built.reject(new Error('aborted')))
        return built.promise
      },
    })
    const refreshed = index.refresh()
    await expect.poll(() => index.status().isBuilding).toBe(true)

    await index.close()
    await rm(folder, { recursive: true })
    await refreshed
    await index.refresh()

    expect(existsSync(folder)).toBe(false)
    expect(index.status()).toMatchObject({ isBuilding: false, lastError: null })
  })

  it('can be closed although the shop never answers', async () => {
    const backend = await startTestBackend()
    const { index, logged } = await aShopIndex(backend, {
      transport: () => new Promise(() => {}),
    })
    const refreshed = index.refresh()

    await index.close()
    await refreshed

    expect(logged.filter(({ level }) => level !== 'info')).toEqual([])
  })

  it('moves products up that visitors like', async () => {
    const liked = new Map<number, number>()
    const products = [1, 2].map((id) => aProduct({ id }))
    const { index, range } = await anIndexedShop(aCatalog({ products }), {
      signals: {
        popularity: (id) => liked.get(id) ?? 0,
        popularProducts: () => [...liked.keys()],
      },
    })
    const order = async () => (await listed(range())).map(({ id }) => id)
    const [, last] = await order()

    liked.set(Number(last), 1)
    index.refreshMerits()

    expect((await order())[0]).toBe(last)
    liked.clear()
    index.refreshMerits()
    expect((await order())[1]).toBe(last)
  })
})
