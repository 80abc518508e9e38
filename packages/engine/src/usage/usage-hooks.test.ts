import { describe, expect, it } from 'vitest'
import { SOME_ID } from '../analytics/test-analytics.ts'
import { aClient, BASE } from './test-usage.ts'
import type { UsageOptions } from './usage-client.ts'

describe("[8.33] a shop's own changes to an event", () => {
  it('are sent', async () => {
    const { client, environment } = aClient({
      beforeSend: (type, payload) => ({ ...payload, actionCause: `${type}!`, empty: '' }),
    })

    void client.send('search', {})
    await environment.pass(0)

    expect(environment.requests[0]?.body).toMatchObject({ actionCause: 'search!' })
    expect(environment.requests[0]?.body).not.toHaveProperty('empty')
  })

  it('are logged and undone when they fail half-way', async () => {
    const failure = new Error('oops')
    const { client, environment } = aClient({
      beforeSend: (_, payload) => {
        Object.assign(payload, { queryText: 'broken' })
        throw failure
      },
    })

    void client.send('search', { queryText: 'bluse' })
    await environment.pass(0)

    expect(environment.requests[0]?.body).toMatchObject({ queryText: 'bluse' })
    expect(environment.logs).toEqual([
      {
        level: 'error',
        message: 'Error in analytics hook. Returning original request.',
        detail: failure,
      },
    ])
  })

  it('are ignored when they are nothing', async () => {
    const { client, environment } = aClient({
      beforeSend: (() => undefined) as unknown as NonNullable<UsageOptions['beforeSend']>,
    })

    void client.send('search', { queryText: 'bluse' })
    await environment.pass(0)

    expect(environment.requests[0]?.body).toMatchObject({ queryText: 'bluse' })
    expect(environment.logs).toHaveLength(1)
  })

  it('may send the request elsewhere, by fetch and by beacon', async () => {
    const { client, environment } = aClient({
      preprocessRequest: ({ url, body }) => ({ url: url.replace(BASE, '/own'), body }),
    })

    void client.send('search', {})
    void client.send('click', {})
    await environment.pass(0)

    expect(environment.requests[0]?.url).toBe(`/own/search?visitor=${SOME_ID}`)
    expect(environment.beacons[0]?.url).toMatch(/^\/own\/click\?access_token=/)
  })

  it('to the request are logged and undone when they fail', async () => {
    const { client, environment } = aClient({
      preprocessRequest: () => {
        throw new Error('oops')
      },
    })

    const sent = client.send('search', {})
    await environment.pass(0)

    expect(await sent).toMatchObject({ visitId: 'visit' })
    expect(environment.logs.map(({ message }) => message)).toEqual([
      'Error in analytics preprocessRequest. Returning original request.',
    ])
  })
})
