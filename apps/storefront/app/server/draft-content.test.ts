import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it, vi } from 'vitest'
import { testMessages } from '#app/messages/test-messages.ts'
import { contentFor, draftsUnavailable } from './draft-content.ts'
import { aContentReader } from './test-content.ts'

const PUBLISHED = aContentReader([])
const DRAFTS = aContentReader([])
const AT = new Date('2026-12-01T08:00:00Z')
const EDITOR = { requestId: 'request-1', preview: { at: AT, editorAddress: null } }
const CHOICES = [
  ['now', false],
  ['chosen', true],
  ['unreadable', false],
] as const

describe('[2.34] drafts', () => {
  it('are seen by nobody but editors', async () => {
    const services = { content: PUBLISHED, readDrafts: vi.fn(), reportFault: vi.fn() }

    expect(await contentFor({ requestId: 'request-1', preview: null }, services)).toBe(PUBLISHED)
    expect(services.readDrafts).not.toHaveBeenCalled()
  })

  it.each(CHOICES)('are those of the moment an editor looks at: %s', async (choice, isChosen) => {
    const readDrafts = vi.fn(async () => DRAFTS)
    const services = { content: PUBLISHED, readDrafts, reportFault: vi.fn() }

    const editor = { ...EDITOR, preview: { ...EDITOR.preview, choice } }
    expect(await contentFor(editor, services)).toBe(DRAFTS)
    expect(readDrafts).toHaveBeenCalledExactlyOnceWith({ at: AT, isChosen })
  })

  it.each([
    ['fail', vi.fn(() => Promise.reject(new Error('no answer'))), 1],
    ['are open to nobody', null, 0],
  ])('that %s are not replaced by what is published', async (_, readDrafts, faults) => {
    const reportFault = vi.fn()

    expect(await contentFor(EDITOR, { content: PUBLISHED, readDrafts, reportFault })).toBeNull()
    expect(reportFault).toHaveBeenCalledTimes(faults)
  })

  it('that cannot be had are said to be missing by a page nobody keeps', async () => {
    const answer = draftsUnavailable(DEFAULT_SHOP, testMessages('de-DE'))

    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(await answer.text()).toContain('Die Entwürfe sind gerade nicht zu lesen')
  })
})
