import { describe, expect, it } from 'vitest'
import { atTheCheckout, CONTACT } from './test-host.ts'

describe('[7.58] the token', () => {
  it.each(['', 'a.b.c', 'x'.repeat(3000)])('is refused when it is none of ours', async (token) => {
    const visit = await atTheCheckout()

    const asked = await visit.request('/10028/fragment', {
      headers: { authorization: `Bearer ${token}` },
    })
    const posted = await visit.post('contact', { token, ...CONTACT })

    expect(asked.status).toBe(401)
    expect(posted.headers.get('location')).toBe('/de/checkout/?redirectUrl=%2Fde%2Fsuccess%2F')
  })

  it('may be over when a form is sent without a script: its session has not ended', async () => {
    let time = Date.parse('2026-11-16T08:00:00Z')
    const visit = await atTheCheckout({ now: () => time })

    time += 2 * 60 * 60_000
    const posted = await visit.post('contact', CONTACT)
    const asked = await visit.request('/10028/fragment', {
      headers: { authorization: `Bearer ${visit.token}` },
    })

    expect(posted.headers.get('location')).toBe('/de/checkout/?step=delivery')
    expect(asked.status).toBe(401)
  })

  it('is good for its own shop only', async () => {
    const visit = await atTheCheckout()
    const headers = { authorization: `Bearer ${visit.token}` }

    expect((await visit.request('/10029/fragment', { headers })).status).toBe(401)
    expect((await visit.request('/10028/fragment', { headers })).status).toBe(200)
  })
})
