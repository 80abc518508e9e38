import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appendScript } from './append-script.ts'

/** As much of a script element as is asked for. */
class Script extends EventTarget {
  src = ''
  async = false
  readonly attributes = new Map<string, string>()
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }
}

let appended: Script[] = []

beforeEach(() => {
  appended = []
  vi.useFakeTimers()
  vi.stubGlobal('document', {
    createElement: () => new Script(),
    head: { append: (script: Script) => void appended.push(script) },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[7.59] a script of another service', () => {
  const URL = 'https://a.example/x.js'

  it('is put on the page behind our own, and is there when it has come', async () => {
    const coming = appendScript({ url: URL, attributes: { 'data-id': '1' } })
    appended[0]?.dispatchEvent(new Event('load'))

    await expect(coming).resolves.toBeUndefined()
    expect(appended[0]).toMatchObject({ src: URL, async: true })
    expect(appended[0]?.attributes.get('data-id')).toBe('1')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not come where it is blocked', async () => {
    const coming = appendScript({ url: URL })
    appended[0]?.dispatchEvent(new Event('error'))

    await expect(coming).rejects.toThrow('It was blocked, or is not there.')
  })

  it('is not waited for longer than 20 seconds', async () => {
    const coming = expect(appendScript({ url: URL })).rejects.toThrow('It took too long.')

    await vi.advanceTimersByTimeAsync(20_000)

    await coming
  })
})
