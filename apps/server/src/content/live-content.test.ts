import { EMPTY_SPACE, withChanges, type Change, type Space } from '@saum/content/space'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveContent } from './live-content.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BEGIN = Date.parse('2026-11-16T12:00:00Z')

const page = (title: string): Change => ({
  kind: 'entry',
  entry: {
    id: 'delivery',
    type: 'page',
    updatedAt: '',
    fields: { title: { 'de-DE': title }, slug: { 'de-DE': 'lieferung' } },
  },
})
const spaceOf = (...changes: Change[]): Space =>
  withChanges(EMPTY_SPACE, changes, [{ code: 'de-DE', fallbackCode: null, isDefault: true }])

describe('listeners to the content', () => {
  it('are told although another one fails, which is known then', () => {
    const faults: unknown[] = []
    const live = createLiveContent({ report() {}, onFault: (error) => void faults.push(error) })
    const told = vi.fn()
    live.adopt(spaceOf(page('Lieferung')), ['delivery'])
    live.onChange(() => {
      throw new Error('broken')
    })
    live.onChange(told)

    live.adopt(spaceOf(page('Versand')), ['delivery'])

    expect(told).toHaveBeenCalledOnce()
    expect(faults).toEqual([new Error('broken')])
  })

  it('hear of all that changed since the first space, the first of them alone', () => {
    const live = createLiveContent({ report() {}, onFault() {} })
    const [first, second] = [vi.fn(), vi.fn()]
    live.adopt(spaceOf(page('Lieferung')), ['delivery'])
    expect(live.hasUntold()).toBe(false)
    live.adopt(spaceOf(page('Versand')), ['delivery'])
    live.adopt(spaceOf(page('Versand und mehr')), ['delivery'])
    expect(live.hasUntold()).toBe(true)

    live.onChange(first)
    live.onChange(second)

    expect(first.mock.calls).toMatchObject([[{ pages: new Set(['delivery']) }, live.reader]])
    expect(second).not.toHaveBeenCalled()
    expect(live.hasUntold()).toBe(false)
  })
})

describe('an entry whose time comes', () => {
  beforeEach(() => void vi.useFakeTimers({ now: BEGIN }))
  afterEach(() => void vi.useRealTimers())

  it('is seen within a minute of the clock, though timers stood still meanwhile', async () => {
    let asleepMs = 0
    const now = () => Date.now() + asleepMs
    const live = createLiveContent({ report() {}, onFault() {}, now })
    const visibleFrom = new Date(BEGIN + DAY_MS).toISOString()
    const link = { sys: { type: 'Link', linkType: 'Entry', id: 'form' } }
    const embed = { nodeType: 'embedded-entry-block', data: { target: link } }
    const home: Change = {
      kind: 'entry',
      entry: {
        id: 'contact',
        type: 'page',
        updatedAt: '',
        fields: {
          title: { 'de-DE': 'Kontakt' },
          slug: { 'de-DE': 'kontakt' },
          body: { 'de-DE': { nodeType: 'document', content: [embed] } },
        },
      },
    }
    const form: Change = {
      kind: 'entry',
      entry: {
        id: 'form',
        type: 'contactForm',
        updatedAt: '',
        fields: { title: { 'de-DE': 'Schreib uns' }, visibleFrom: { 'de-DE': visibleFrom } },
      },
    }
    live.adopt(spaceOf(home, form), ['contact', 'form'])
    const blocks = () => live.reader.findPageByKey('contact', 'de-DE')?.blocks.length

    await vi.advanceTimersByTimeAsync(120_000)
    expect(blocks()).toBe(0)
    asleepMs = DAY_MS
    await vi.advanceTimersByTimeAsync(60_000)

    expect(blocks()).toBe(1)
    live.close()
  })
})
