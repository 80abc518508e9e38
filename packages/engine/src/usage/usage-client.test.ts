import { describe, expect, it } from 'vitest'
import { loadHistory } from '../analytics/history.ts'
import { anAnalyticsEngine, OTHER_ID, SOME_ID } from '../analytics/test-analytics.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { aClient, anEnvironment, BASE } from './test-usage.ts'
import { createUsageClient, type UsageOptions } from './usage-client.ts'

describe('[4.59] [7.51] [7.52] an event of legacy mode', () => {
  it('is posted with the visitor in the address and a bearer token', async () => {
    const { client, environment } = aClient()

    const sent = client.send('search', {
      queryText: '',
      actionCause: 'interfaceLoad',
      pipeline: '',
    })
    await environment.pass(0)

    expect(await sent).toEqual({ visitId: 'visit', visitorId: SOME_ID })
    expect(environment.requests).toEqual([
      {
        url: `${BASE}/search?visitor=${SOME_ID}`,
        method: 'POST',
        headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
        body: {
          language: 'en',
          userAgent: 'Mozilla/5.0',
          queryText: '',
          actionCause: 'interfaceLoad',
          clientId: SOME_ID,
        },
      },
    ])
  })

  it('brings the id the provider knows the visitor by, which is kept', async () => {
    const { client, environment } = aClient()
    environment.answer({ visitId: 'visit', visitorId: OTHER_ID })

    const sent = client.send('custom', { eventType: 'getMoreResults' })
    await environment.pass(0)

    expect(await sent).toMatchObject({ visitorId: OTHER_ID })
    expect(environment.localStorage?.get('visitorId')).toBe(OTHER_ID)
    expect(client.visitor.id()).toBe(OTHER_ID)
  })

  it.each([{ visitorId: '<html>' }, { visitorId: 7 }, [], new Response('<html>')])(
    'leaves the visitor alone when the answer is odd',
    async (answer) => {
      const { client, environment } = aClient()
      environment.answer(answer)

      const sent = client.send('custom', {})
      await environment.pass(0)

      expect(await sent).toEqual({ visitId: '', visitorId: SOME_ID })
      expect(environment.localStorage?.get('visitorId')).toBe(SOME_ID)
    },
  )

  it('about a page says where it is, and is remembered', async () => {
    const { client, engine, environment } = aClient({ title: () => 'Satinbluse' })

    void client.send('view', { contentIdKey: 'permanentid', contentIdValue: '2148831' })
    await environment.pass(0)

    expect(environment.requests[0]).toMatchObject({
      url: `${BASE}/view?visitor=${SOME_ID}`,
      body: {
        contentIdKey: 'permanentid',
        contentIdValue: '2148831',
        location: 'https://saum.example/de/p/satinbluse-2148831/',
        referrer: 'https://www.example/',
        title: 'Satinbluse',
      },
    })
    expect(loadHistory(engine)).toMatchObject([{ name: 'PageView', value: '2148831' }])
  })

  it('names no visitor where there is none', async () => {
    const environment = aTestEnvironment({
      localStorage: null,
      cookies: null,
      sendBeacon: null,
      navigator: () => ({ referrer: null, userAgent: null, location: null }),
    })
    environment.answerAll({})
    const { client } = aClient({}, environment)

    void client.send('click', { documentPosition: 1 })
    await environment.pass(0)

    expect(environment.requests[0]).toMatchObject({
      url: `${BASE}/click`,
      body: { language: 'en', userAgent: 'unknown', documentPosition: 1 },
    })
    expect(environment.requests[0]?.body).not.toHaveProperty('clientId')
  })

  it('is sent with the token of the moment', async () => {
    const { client, engine, environment } = aClient()
    engine.configuration.update((configuration) => ({ ...configuration, accessToken: 'renewed' }))

    void client.send('custom', {})
    await environment.pass(0)

    expect(environment.requests[0]?.headers).toMatchObject({ authorization: 'Bearer renewed' })
  })
})

describe('[7.54] [4.62] an event that must outlive the page', () => {
  it('goes by beacon when it is a click', async () => {
    const { client, environment } = aClient()

    const sent = client.send('click', { documentPosition: 1, documentTitle: 'Größe & Form' })
    await environment.pass(0)

    expect(await sent).toBeNull()
    expect(environment.requests).toEqual([])
    const [beacon] = environment.beacons
    expect(beacon).toMatchObject({
      url: `${BASE}/click?access_token=token&visitorId=${SOME_ID}&discardVisitInfo=true`,
      contentType: 'application/x-www-form-urlencoded',
    })
    const form = new URLSearchParams(beacon?.body)
    expect(JSON.parse(form.get('clickEvent') ?? '')).toMatchObject({
      documentPosition: 1,
      documentTitle: 'Größe & Form',
      clientId: SOME_ID,
    })
  })

  it('goes by beacon when the visitor leaves before it was sent', async () => {
    const { client, environment } = aClient()

    const sent = client.send('search', { queryText: 'bluse' })
    environment.leave()
    await environment.pass(1000)

    expect(await sent).toBeNull()
    expect(environment.requests).toEqual([])
    expect(environment.beacons.map(({ url }) => url)).toEqual([
      `${BASE}/search?access_token=token&visitorId=${SOME_ID}&discardVisitInfo=true`,
    ])
  })

  it('[8.29] is logged where the browser has no beacons', () => {
    const { client, environment } = aClient({}, { ...anEnvironment(), sendBeacon: null })

    void client.send('search', { queryText: 'bluse' })
    environment.leave()

    expect(environment.logs.map(({ message }) => message)).toEqual([
      'navigator.sendBeacon is not supported in this browser.',
    ])
  })

  it('[8.27] is logged when the browser refuses it', async () => {
    const { client, environment } = aClient({}, { ...anEnvironment(), sendBeacon: () => false })

    void client.send('click', {})
    await environment.pass(0)

    expect(environment.logs.map(({ message }) => message)).toEqual([
      'Failed to send the event(s) because the payload size exceeded the maximum allowed size (32 KB).',
    ])
  })

  it('is not listened for after the client was closed', () => {
    const { client, environment } = aClient()

    client.close()
    void client.send('search', {})
    environment.leave()

    expect(environment.beacons).toEqual([])
  })
})

describe('[8.28] [8.33] an event the provider does not take', () => {
  it.each(['search', 'custom', 'view'] as const)(
    'is logged and told to who sent the %s',
    async (type) => {
      const { client, environment } = aClient()
      environment.answer(Response.json({ message: 'no' }, { status: 400 }))

      const sent = client.send(type, {})
      const refused = expect(sent).rejects.toThrow(
        `An error has occurred when sending the "${type}" event. Check the console logs for more details.`,
      )
      await environment.pass(0)

      await refused
      expect(environment.logs).toEqual([
        {
          level: 'error',
          message: `The "${type}" event was refused.`,
          detail: { status: 400 },
        },
      ])
    },
  )

  it('is logged without a word of what the visitor looked for', async () => {
    const { client, environment } = aClient()
    environment.answer(Response.json({ message: 'no umstandsmode' }, { status: 400 }))

    const sent = client.send('search', { queryText: 'umstandsmode' })
    const refused = expect(sent).rejects.toThrow('"search"')
    await environment.pass(0)

    await refused
    expect(JSON.stringify(environment.logs)).not.toContain('umstandsmode')
  })

  it('is given up where the network neither answers nor listens', async () => {
    const environment = { ...anEnvironment(), fetch: () => new Promise<Response>(() => {}) }
    const { client } = aClient({}, environment)

    const given: unknown[] = []
    void client.send('search', {}).then((reply) => given.push(reply))
    void client.loadVisit().then((reply) => given.push(reply))
    await environment.pass(10_000)

    expect(given).toEqual([null, null])
  })

  it('does not keep the next one from being sent', async () => {
    const { client, environment } = aClient()
    environment.answer(new Response('<html>', { status: 500 }))

    const refused = expect(client.send('custom', {})).rejects.toThrow('"custom"')
    const taken = client.send('search', {})
    await environment.pass(0)

    await refused
    expect(await taken).toMatchObject({ visitId: 'visit' })
  })

  it('is logged and forgotten when there is no network', async () => {
    const { client, environment } = aClient()
    const failure = new TypeError('Failed to fetch')
    environment.answer(failure)

    const sent = client.send('search', {})
    await environment.pass(0)

    expect(await sent).toBeNull()
    expect(environment.logs).toMatchObject([{ level: 'error', detail: failure }])
  })

  it('is logged once and dropped when there is no answer in time', async () => {
    const environment = {
      ...anEnvironment(),
      fetch: (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    }
    const { client } = aClient({}, environment)

    const sent = client.send('search', {})
    await environment.pass(5000)

    expect(await sent).toBeNull()
    expect(environment.logs.map(({ message }) => message)).toEqual([
      '1 event(s) could not be sent and were dropped.',
    ])
  })
})

describe('[4.61] a visitor who must not be followed', () => {
  const asksForPrivacy = () => ({
    ...anEnvironment(),
    privacy: { doNotTrack: undefined, globalPrivacyControl: true },
  })

  it('is told to nobody when the browser says so', async () => {
    const { client, environment } = aClient({}, asksForPrivacy())

    expect(await client.send('search', {})).toBeNull()
    expect(await client.send('view', { contentIdValue: '1' })).toBeNull()
    expect(await client.loadVisit()).toBeNull()
    await client.deleteVisit()
    environment.leave()

    expect([...environment.requests, ...environment.beacons]).toEqual([])
  })

  it('is told to nobody while analytics are disabled, and again once they are enabled', async () => {
    const environment = anEnvironment()
    const engine = anAnalyticsEngine({ enabled: false }, environment)
    const client = createUsageClient(engine, {})
    expect(await client.send('search', {})).toBeNull()

    engine.configuration.update((configuration) => ({
      ...configuration,
      analytics: { ...configuration.analytics, enabled: true },
    }))
    void client.send('search', {})
    await environment.pass(0)

    expect(environment.requests).toHaveLength(1)
  })
})

describe('[8.32] a usage client', () => {
  it.each([undefined, null])('cannot be made with %j for options', (options) => {
    expect(() =>
      createUsageClient(anAnalyticsEngine(), options as unknown as UsageOptions),
    ).toThrow('You have to pass options to this constructor.')
  })
})
