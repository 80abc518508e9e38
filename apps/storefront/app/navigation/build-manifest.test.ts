import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBuildWatch, pollBuild } from './build-manifest.ts'

const FIVE_MINUTES_MS = 300_000

/** A page whose visibility the test changes as a visitor would. */
class TestPage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  becomes(visibility: DocumentVisibilityState) {
    this.visibilityState = visibility
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

function aServer(manifest: unknown) {
  const server = { manifest, asked: 0 }
  const fetchManifest = async () => {
    server.asked++
    if (server.manifest instanceof Error) throw server.manifest
    return server.manifest
  }
  return { server, watch: createBuildWatch({ runningId: 'a1', fetchManifest }) }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('[7.25] the build manifest', () => {
  it('tells that the page is up to date until the id changes', async () => {
    const { server, watch } = aServer({ id: 'a1' })
    expect(await watch.check()).toBe(false)

    server.manifest = { id: 'b2' }

    expect(watch.isOutdated()).toBe(false)
    expect(await watch.check()).toBe(true)
    expect(watch.isOutdated()).toBe(true)
  })

  it('tells that a rolled-back shop fits the page again', async () => {
    const { server, watch } = aServer({ id: 'b2' })
    await watch.check()
    server.manifest = { id: 'a1' }

    expect(await watch.check()).toBe(false)
  })

  it('calls no page outdated that does not know its own build', async () => {
    const watch = createBuildWatch({ runningId: null, fetchManifest: async () => ({ id: 'b2' }) })

    expect(await watch.check()).toBe(false)
  })

  it.each([[new Error('offline')], [null], [{}], [{ id: '' }], ['<html>']])(
    'keeps what it knew when it hears %j',
    async (manifest) => {
      const { server, watch } = aServer({ id: 'b2' })
      await watch.check()
      server.manifest = manifest

      expect(await watch.check()).toBe(true)
    },
  )

  it('is read every five minutes, but not for a hidden tab', async () => {
    const { server, watch } = aServer({ id: 'a1' })
    const page = new TestPage()
    const stop = pollBuild(watch, page)

    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS)
    expect(server.asked).toBe(1)
    page.becomes('hidden')
    await vi.advanceTimersByTimeAsync(3 * FIVE_MINUTES_MS)
    expect(server.asked).toBe(1)
    page.becomes('visible')
    expect(server.asked).toBe(2)

    stop()
    page.becomes('visible')
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS)
    expect(server.asked).toBe(2)
  })
})
