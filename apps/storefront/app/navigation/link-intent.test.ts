import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchLinkIntent } from './link-intent.ts'

function aPage() {
  const listeners = new Map<string, (event: Event) => void>()
  return {
    addEventListener: (type: string, listener: unknown) =>
      void listeners.set(type, listener as (event: Event) => void),
    removeEventListener: (type: string) => void listeners.delete(type),
    /** An event inside a link, or beside all of them. */
    fire: (type: string, link: HTMLAnchorElement | null) =>
      listeners.get(type)?.({ target: { closest: () => link } } as unknown as Event),
  }
}

function aLink(): HTMLAnchorElement {
  return {} as HTMLAnchorElement
}

function aWatchedPage() {
  const page = aPage()
  const intended: HTMLAnchorElement[] = []
  const pressed: HTMLAnchorElement[] = []
  const stop = watchLinkIntent(page, {
    onIntent: (link) => intended.push(link),
    onPress: (link) => pressed.push(link),
  })
  return { page, intended, pressed, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('[2.37] the intent to follow a link', () => {
  it('shows after resting on it for 65 ms', () => {
    const { page, intended } = aWatchedPage()
    const link = aLink()

    page.fire('mouseover', link)
    vi.advanceTimersByTime(64)
    page.fire('mouseover', link)
    expect(intended).toEqual([])
    vi.advanceTimersByTime(1)

    expect(intended).toEqual([link])
  })

  it('does not show in passing', () => {
    const { page, intended } = aWatchedPage()

    page.fire('mouseover', aLink())
    vi.advanceTimersByTime(64)
    page.fire('mouseover', null)
    vi.advanceTimersByTime(1_000)

    expect(intended).toEqual([])
  })

  it.each(['focusin', 'touchstart'])('shows at once by %s', (type) => {
    const { page, intended } = aWatchedPage()
    const link = aLink()

    page.fire(type, link)
    page.fire(type, null)

    expect(intended).toEqual([link])
  })

  it('is certain when the button goes down', () => {
    const { page, pressed } = aWatchedPage()
    const link = aLink()

    page.fire('pointerdown', link)

    expect(pressed).toEqual([link])
  })

  it('is no longer looked for after the end', () => {
    const { page, intended, stop } = aWatchedPage()
    page.fire('mouseover', aLink())

    stop()
    page.fire('focusin', aLink())
    vi.advanceTimersByTime(1_000)

    expect(intended).toEqual([])
  })
})
