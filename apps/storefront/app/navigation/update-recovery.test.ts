import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIntentMemory } from './intent.ts'
import { optionalPart } from './optional-part.ts'
import { MISSING_ROUTE_CODE } from './route-code.ts'
import { LEAVING_MS } from './unless-leaving.ts'
import { watchForUpdates } from './update-recovery.ts'

const HERE = '/de/c/damen/'
const TARGET = '/de/p/kleid-4711/'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aPage() {
  const loads: string[] = []
  const navigator = { onLine: true }
  const location = {
    href: `https://saum.example${HERE}`,
    pathname: HERE,
    search: '',
    reload: () => void loads.push(HERE),
    replace: (href: string) => void loads.push(new URL(href).pathname),
  }
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  const browser = Object.assign(new EventTarget(), { navigator, location, document })
  const reloads = { claim: vi.fn(() => true) }
  const intents = createIntentMemory()
  const build = { isOutdated: () => false, check: async () => false }
  // Only what is listened to and read here exists of the window.
  const stop = watchForUpdates({ build, reloads, intents }, browser as unknown as Window)

  function report(type: string): boolean {
    const event = new Event(type, { cancelable: true })
    browser.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { loads, navigator, reloads, intents, stop, report }
}

describe('[2.38] code of this build that is gone', () => {
  it('loads the document of the page the visitor wants', () => {
    const page = aPage()
    page.intents.remember(TARGET)

    expect(page.report(MISSING_ROUTE_CODE)).toBe(true)
    expect(page.loads).toEqual([TARGET])
  })

  it('reloads a page that was restored from the browser’s cache, whatever was wanted before', () => {
    const page = aPage()
    page.intents.remember(TARGET)
    page.report('pagehide')

    page.report(MISSING_ROUTE_CODE)

    expect(page.loads).toEqual([HERE])
  })

  it('leads to the error screen offline, and right after a reload', () => {
    const page = aPage()
    page.navigator.onLine = false
    expect(page.report(MISSING_ROUTE_CODE)).toBe(false)

    page.navigator.onLine = true
    page.reloads.claim.mockReturnValue(false)
    expect(page.report(MISSING_ROUTE_CODE)).toBe(false)
    expect(page.loads).toEqual([])
  })

  it('of a late part reloads the page after a second', () => {
    const page = aPage()

    page.report('vite:preloadError')
    vi.advanceTimersByTime(LEAVING_MS - 1)
    expect(page.loads).toEqual([])

    vi.advanceTimersByTime(1)
    expect(page.loads).toEqual([HERE])
  })

  it('of an optional part reloads nothing', async () => {
    const page = aPage()

    await optionalPart(async () => page.report('vite:preloadError'))
    vi.advanceTimersByTime(LEAVING_MS)

    expect(page.loads).toEqual([])
  })

  it('is no longer watched for after the end', () => {
    const page = aPage()
    page.stop()

    expect(page.report(MISSING_ROUTE_CODE)).toBe(false)
  })
})
