import { describe, expect, it } from 'vitest'
import { NOW, readAnswer } from '../http/test-protocol.ts'
import { NEW_ID, startTestAnalytics, USAGE, VISITOR } from './test-analytics.ts'

const COMMON = { shopId: 10028, at: NOW, clientId: VISITOR }

const A_SEARCH = {
  language: 'de',
  userAgent: 'Mozilla/5.0',
  originContext: 'Search',
  originLevel1: 'default',
  customData: { coveoHeadlessVersion: '3.26.1' },
  facetState: [],
  anonymous: false,
  clientId: VISITOR,
  queryText: 'bluse',
  responseTime: 9,
  results: [],
  numberOfResults: 3,
  actionCause: 'searchboxSubmit',
  searchQueryUid: 'r-1',
}
const A_CLICK = {
  actionCause: 'documentOpen',
  documentPosition: 2,
  documentUri: 'https://shop.test/de/p/satinbluse-9/',
  searchQueryUid: 'r-1',
  customData: { contentIDKey: 'permanentid', contentIDValue: '7' },
}

describe('[7.52] usage events sent by a script', () => {
  it.each([
    ['search', A_SEARCH, { kind: 'search', query: 'bluse', total: 3, responseId: 'r-1' }],
    ['click', A_CLICK, { kind: 'click', productId: 7, responseId: 'r-1', position: 2 }],
    ['view', { contentIdKey: 'permanentid', contentIdValue: '7' }, { kind: 'view', productId: 7 }],
    ['custom', { eventType: 'getMoreResults' }, { kind: 'custom', name: 'getMoreResults' }],
    ['collect', { t: 'pageview' }, { kind: 'custom', name: 'pageview' }],
  ])('of type %s are stored', async (type, event, stored) => {
    for (const base of [USAGE, '/rest/ua/v15/analytics']) {
      const analytics = startTestAnalytics()

      const answer = await analytics.send({
        path: `${base}/${type}`,
        query: `visitor=${VISITOR}`,
        body: JSON.stringify(event),
      })

      expect(answer.status).toBe(200)
      expect(readAnswer(answer)).toEqual({ visitId: NEW_ID, visitorId: VISITOR })
      expect(analytics.stored).toEqual([{ ...COMMON, ...stored }])
    }
  })

  it('are not asked again without end for one address', async () => {
    const { send, stored } = startTestAnalytics()
    const report = (address: string) =>
      send({
        path: `${USAGE}/search`,
        headers: { 'x-client-key': address },
        body: JSON.stringify(A_SEARCH),
      })

    for (let turn = 0; turn < 60; turn += 1) expect((await report('one')).status).toBe(200)
    await report('two')

    expect(stored).toHaveLength(51)
  })

  it('of an unknown type are not found', async () => {
    const { send } = startTestAnalytics()

    expect((await send({ path: `${USAGE}/toString`, body: '{}' })).status).toBe(404)
  })

  it('name the product by its page where they name it by nothing else', async () => {
    const { send, stored } = startTestAnalytics()

    await send({ path: `${USAGE}/click`, body: JSON.stringify({ ...A_CLICK, customData: {} }) })

    expect(stored).toMatchObject([{ kind: 'click', productId: 9 }])
  })

  it('say whether an answer helped', async () => {
    const { send, stored } = startTestAnalytics()
    const customData = { generativeQuestionAnsweringId: 'a-1' }

    for (const eventValue of ['likeGeneratedAnswer', 'dislikeGeneratedAnswer', 'other']) {
      const event = { eventType: 'generatedAnswer', eventValue, customData }
      await send({ path: `${USAGE}/custom`, body: JSON.stringify(event) })
    }

    expect(stored).toMatchObject([
      { kind: 'answer-feedback', answerId: 'a-1', isHelpful: true },
      { kind: 'answer-feedback', answerId: 'a-1', isHelpful: false },
      { kind: 'custom', name: 'generatedAnswer' },
    ])
  })

  it('are refused with what is wrong with them', async () => {
    const { send } = startTestAnalytics()

    const answer = await send({ path: `${USAGE}/custom`, body: '{"eventValue":7}' })

    expect(answer.status).toBe(400)
    expect(readAnswer(answer).message).toBe(
      'The following properties are invalid\n- eventType: value is required.\n- eventValue: value is not a string.',
    )
  })

  it('[8.27] above 32 KB are refused', async () => {
    const { send } = startTestAnalytics()
    const body = JSON.stringify({ ...A_SEARCH, results: 'x'.repeat(33_000) })

    expect((await send({ path: `${USAGE}/search`, body })).status).toBe(413)
  })
})

describe('[7.54] usage events sent while a page closes', () => {
  it('come as a form, with visitor and token in the address', async () => {
    const { send, stored, accessToken } = startTestAnalytics()

    const answer = await send({
      path: `${USAGE}/click`,
      query: `access_token=${accessToken}&visitorId=${VISITOR}&discardVisitInfo=true`,
      headers: { authorization: '', 'content-type': 'application/x-www-form-urlencoded' },
      body: `clickEvent=${encodeURIComponent(JSON.stringify({ ...A_CLICK, documentTitle: 'a&b=ü+%' }))}`,
    })

    expect(answer.status).toBe(200)
    expect(stored).toMatchObject([{ kind: 'click', productId: 7, clientId: VISITOR }])
  })

  it('are refused when the form is not JSON', async () => {
    const { send } = startTestAnalytics()

    expect((await send({ path: `${USAGE}/click`, body: 'clickEvent=%E0%A4%A' })).status).toBe(400)
  })
})

describe('[4.60] the visitor of a usage event', () => {
  it.each([
    ['the address', `visitor=${VISITOR.toUpperCase()}`, {}, {}],
    ['the event', '', { clientId: VISITOR }, {}],
    ['the cookie', '', {}, { cookie: `a=b; coveo_visitorId=${VISITOR}; c` }],
  ])('is taken from %s', async (_, query, fields, headers) => {
    const { send, stored } = startTestAnalytics()

    const answer = await send({
      path: `${USAGE}/view`,
      query,
      headers,
      body: JSON.stringify({ contentIdValue: 7, ...fields }),
    })

    expect(readAnswer(answer).visitorId).toBe(VISITOR)
    expect(stored).toMatchObject([{ clientId: VISITOR }])
  })

  it('[5.31] gets a new id when there is none that is valid, and is not recognised by it', async () => {
    const { send, stored } = startTestAnalytics()

    const answer = await send({
      path: `${USAGE}/view`,
      query: 'visitor=anna',
      body: '{"contentIdValue":"7"}',
    })

    expect(readAnswer(answer).visitorId).toBe(NEW_ID)
    expect(stored).toEqual([{ kind: 'view', productId: 7, shopId: 10028, at: NOW }])
  })

  it.each([{ anonymous: true }, { anonymizeIp: 1 }, { aip: 'true' }])(
    '[5.30] is left out where the event is anonymous: %o',
    async (wish) => {
      const { send, stored } = startTestAnalytics()

      await send({
        path: `${USAGE}/view`,
        query: `visitor=${VISITOR}`,
        body: JSON.stringify({ contentIdValue: '7', ...wish }),
      })

      expect(stored).toEqual([{ kind: 'view', productId: 7, shopId: 10028, at: NOW }])
    },
  )

  it.each([{ 'sec-gpc': '1' }, { dnt: '1' }])(
    '[4.61] is answered but not noted when tracking is refused: %o',
    async (headers) => {
      const { send, stored } = startTestAnalytics()

      const answer = await send({
        path: `${USAGE}/search`,
        query: `visitor=${VISITOR}`,
        headers,
        body: JSON.stringify(A_SEARCH),
      })

      expect(readAnswer(answer)).toEqual({ visitId: NEW_ID, visitorId: VISITOR })
      expect(stored).toEqual([])
    },
  )
})

describe('[7.53] a visit', () => {
  it.each([USAGE, '/rest/ua/v15/analytics'])('has an id and a visitor: %s', async (base) => {
    const { send } = startTestAnalytics()
    const cookie = `coveo_visitorId=${VISITOR}`

    const known = await send({ method: 'GET', path: `${base}/visit`, headers: { cookie } })
    const unknown = await send({ method: 'GET', path: `${base}/visit` })

    expect(readAnswer(known)).toEqual({ id: NEW_ID, visitorId: VISITOR })
    expect(readAnswer(unknown)).toEqual({ id: NEW_ID, visitorId: NEW_ID })
  })

  it('is deleted with its cookie, and the visitor is forgotten; no token is needed', async () => {
    const { send, stored } = startTestAnalytics()

    const answer = await send({
      method: 'DELETE',
      path: `${USAGE}/visit`,
      headers: {
        authorization: '',
        host: 'www.shop.test:8443',
        cookie: `coveo_visitorId=${VISITOR}`,
      },
    })

    expect(answer.status).toBe(204)
    expect(answer.headers['set-cookie']).toBe(
      'coveo_visitorId=; Max-Age=0; Path=/; SameSite=Lax; Domain=shop.test',
    )
    expect(stored).toMatchObject([{ kind: 'forget', clientId: VISITOR }])
  })

  it('is not forgotten when nobody says whose it is', async () => {
    const { send, stored } = startTestAnalytics()

    const answer = await send({
      method: 'DELETE',
      path: `${USAGE}/visit`,
      query: 'visitor=anna',
      headers: { host: '127.0.0.1:3000' },
    })

    expect(answer.headers['set-cookie']).toBe('coveo_visitorId=; Max-Age=0; Path=/; SameSite=Lax')
    expect(stored).toEqual([])
  })

  it('cannot be deleted hundreds of times a second', async () => {
    const { send, stored } = startTestAnalytics()
    const request = { method: 'DELETE', path: `${USAGE}/visit`, query: `visitor=${VISITOR}` }

    const answers = await Promise.all(Array.from({ length: 100 }, () => send(request)))

    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(50)
    expect(stored.length).toBeLessThan(50)
  })

  it('is watched over by somebody healthy', async () => {
    const { send } = startTestAnalytics()

    const answer = await send({ method: 'GET', path: `${USAGE}/monitoring/health` })

    expect(readAnswer(answer)).toEqual({ status: 'ok' })
  })
})
