import { describe, expect, it } from 'vitest'
import { loadHistory } from '../analytics/history.ts'
import { OTHER_ID } from '../analytics/test-analytics.ts'
import { aClient, anEnvironment, BASE } from './test-usage.ts'

describe('[7.53] the visit', () => {
  it('is asked for without a token, and says who the visitor is', async () => {
    const { client, environment } = aClient()
    environment.answer({ id: 'visit', visitorId: OTHER_ID })

    expect(await client.loadVisit()).toEqual({ id: 'visit', visitorId: OTHER_ID })
    expect(environment.requests).toEqual([
      { url: `${BASE}/visit`, method: 'GET', headers: {}, body: '' },
    ])
    expect(client.visitor.id()).toBe(OTHER_ID)
  })

  it('is unknown when the provider fails or cannot be reached', async () => {
    const { client, environment } = aClient()
    environment.answer(new Response('', { status: 500 }), new Error('offline'))

    expect([await client.loadVisit(), await client.loadVisit()]).toEqual([null, null])
  })

  it('is deleted', async () => {
    const { client, environment } = aClient()

    await client.deleteVisit()

    expect(environment.requests).toMatchObject([
      { url: `${BASE}/visit`, method: 'DELETE', headers: { authorization: 'Bearer token' } },
    ])
  })

  it('is asked for and deleted with the cookie the provider keeps it in', async () => {
    const environment = anEnvironment()
    const { fetch } = environment
    const credentials: unknown[] = []
    const { client } = aClient(
      {},
      {
        ...environment,
        fetch: (url, init) => {
          credentials.push(init.credentials)
          return fetch(url, init)
        },
      },
    )

    await client.loadVisit()
    await client.deleteVisit()

    expect(credentials).toEqual(['include', 'include'])
  })

  it('may be forgotten together with the history', async () => {
    const { client, engine, environment } = aClient()
    void client.send('view', { contentIdValue: '1' })

    client.clear()

    expect(environment.localStorage?.get('visitorId')).toBeNull()
    expect(loadHistory(engine)).toEqual([])
  })

  it('is taken by a provider that says how it is', async () => {
    const { client, environment } = aClient()
    environment.answer({ status: 'ok' }, {}, new Response('', { status: 503 }))

    expect(await client.loadHealth()).toEqual({ status: 'ok' })
    expect(await client.loadHealth()).toEqual({ status: '' })
    expect(await client.loadHealth()).toBeNull()
    expect(environment.requests[0]).toMatchObject({
      url: `${BASE}/monitoring/health`,
      method: 'GET',
    })
  })
})
