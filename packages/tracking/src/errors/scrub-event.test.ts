import { describe, expect, it } from 'vitest'
import { scrubEvent } from './scrub-event.ts'

describe('an event that leaves the shop', () => {
  it('has no field nobody allowed: no person, cookies, bodies, texts of fields', () => {
    const event = {
      event_id: 'a1',
      level: 'error' as const,
      user: { email: 'geheim', ip_address: 'geheim' },
      request: {
        url: 'https://saum.example/de/?q=geheim',
        cookies: { session: 'geheim' },
        headers: { authorization: 'geheim' },
        data: 'geheim',
      },
      extra: { form: 'geheim' },
      contexts: { state: 'geheim' },
      server_name: 'geheim',
      tags: { requestId: 'r-1', customer: 'geheim' },
      breadcrumbs: [
        {
          category: 'navigation',
          message: 'geheim',
          data: { from: '/de/', to: '/de/search/?searchTerm=geheim', value: 'geheim' },
        },
      ],
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'no geheim@example.com',
            mechanism: { type: 'onerror', handled: false, data: 'geheim' },
            stacktrace: {
              frames: [
                {
                  filename: 'https://saum.example/assets/a.js?x=geheim',
                  function: 'run',
                  lineno: 1,
                  vars: { password: 'geheim' },
                  context_line: 'geheim',
                },
              ],
            },
          },
        ],
      },
    }

    expect(JSON.stringify(scrubEvent(event))).not.toContain('geheim')
    expect(scrubEvent(event)).toEqual({
      event_id: 'a1',
      level: 'error',
      request: { url: 'https://saum.example/de/' },
      tags: { requestId: 'r-1' },
      breadcrumbs: [{ category: 'navigation', data: { from: '/de/', to: '/de/search/' } }],
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'no [hidden]',
            mechanism: { type: 'onerror', handled: false },
            stacktrace: {
              frames: [
                { filename: 'https://saum.example/assets/a.js', function: 'run', lineno: 1 },
              ],
            },
          },
        ],
      },
    })
  })

  it('[9.34] keeps the last 100 breadcrumbs', () => {
    const breadcrumbs = Array.from({ length: 130 }, (_, index) => ({ timestamp: index }))

    const kept = scrubEvent({ breadcrumbs }).breadcrumbs

    expect(kept).toHaveLength(100)
    expect(kept?.at(-1)).toEqual({ timestamp: 129 })
  })

  it('may be almost nothing', () => {
    expect(scrubEvent({})).toEqual({})
    expect(scrubEvent({ exception: {}, request: {} })).toEqual({})
  })
})
