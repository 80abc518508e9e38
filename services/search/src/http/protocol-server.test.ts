import { describe, expect, it } from 'vitest'
import { answerJson, answerText } from './json-answer.ts'
import { ProtocolError } from './protocol-error.ts'
import type { Route } from './route.ts'
import { aBody, aShopSearch, COMMERCE, readAnswer, startTestProtocol } from './test-protocol.ts'

const LISTING = `${COMMERCE}/listing`

function aRoute(fields: Partial<Pick<Route, 'method' | 'path' | 'caller'>> = {}): Route {
  return {
    method: 'POST',
    path: '/rest/test',
    caller: 'bearer',
    purpose: 'search',
    handle: async ({ params, query }) => answerJson({ params, query: query.toString() }),
    ...fields,
  }
}

describe('[8.14] refusals of the search provider', () => {
  it('have a status, a type and a message', async () => {
    const { send } = startTestProtocol(aShopSearch())

    const answer = await send({ path: LISTING, body: 'no JSON' })

    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(readAnswer(answer)).toEqual({
      statusCode: 400,
      type: 'INVALID_REQUEST',
      message: 'The body is not JSON.',
    })
  })

  it('say that an address is unknown', async () => {
    const { send } = startTestProtocol(aShopSearch())

    const answer = await send({ path: '/rest/nowhere' })

    expect(answer.status).toBe(404)
    expect(readAnswer(answer)).toMatchObject({ statusCode: 404, type: 'NOT_FOUND' })
  })

  it('name the methods an address knows', async () => {
    const { send } = startTestProtocol(aShopSearch())

    const answer = await send({ method: 'GET', path: LISTING })

    expect(answer.status).toBe(405)
    expect(answer.headers['allow']).toBe('POST, OPTIONS')
  })

  it('tell nothing about a fault but the number of the request, which the log explains', async () => {
    const broken = aRoute({ path: '/rest/test/{visitor}' })
    broken.handle = async () => {
      throw new Error('password of the database')
    }
    const { send, log } = startTestProtocol(aShopSearch(), { routes: [broken] })

    const answer = await send({
      path: '/rest/test/private',
      query: 'q=private',
      body: '{"private":1}',
    })

    expect(readAnswer(answer)).toEqual({
      statusCode: 500,
      type: 'INTERNAL_ERROR',
      message: 'Something went wrong; request r-1.',
    })
    expect(log).toMatchObject([
      { level: 'error', fields: { requestId: 'r-1', route: '/rest/test/{visitor}' } },
    ])
    expect(JSON.stringify(log)).toContain('password of the database')
    expect(JSON.stringify(log)).not.toContain('private')
  })

  it('ask for patience while the range is being read', async () => {
    const { send } = startTestProtocol(null)

    const answer = await send({ path: LISTING, body: JSON.stringify(aBody()) })

    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  })

  it.each([
    ['a body of a megabyte', JSON.stringify(aBody({ query: 'a'.repeat(1_000_000) })), 413],
    ['a body nested without end', '['.repeat(200_000), 400],
    ['brackets in a text', JSON.stringify(aBody({ other: '[{'.repeat(100) })), 200],
    ['an empty body', '', 400],
    ['a body that is a number', '7', 400],
    ['a body that is nothing', 'null', 400],
  ])('meet %s', async (_body, body, status) => {
    const { send, log } = startTestProtocol(aShopSearch())

    expect((await send({ path: LISTING, body })).status).toBe(status)
    expect(log).toEqual([])
  })

  it('keep to 20 lines, however much is wrong', async () => {
    const { post } = startTestProtocol(aShopSearch())
    const cart = Array.from({ length: 1000 }, () => ({}))

    const { body } = await post('/listing', aBody({ context: { view: { url: 'x' }, cart } }))

    expect(body.message.split('\n')).toHaveLength(21)
  })
})

describe('addresses', () => {
  it('have variable steps, which are decoded', async () => {
    const routes = [aRoute({ path: '/rest/{kind}/of/{id}' })]
    const { send } = startTestProtocol(aShopSearch(), { routes })

    const answer = await send({ path: '/rest/a%20b/of/7', query: 'x=1' })

    expect(readAnswer(answer)).toEqual({
      params: { kind: 'a b', id: '7' },
      query: 'x=1',
    })
    expect((await send({ path: '/rest/%ff/of/7' })).status).toBe(400)
  })

  it('may have one slash too many, as clients write them', async () => {
    const { send } = startTestProtocol(aShopSearch())

    const answer = await send({ path: `${COMMERCE}//listing`, body: JSON.stringify(aBody()) })

    expect(answer.status).toBe(200)
  })

  it('take another organization only with a token of that organization', async () => {
    const { send } = startTestProtocol(aShopSearch(), {
      routes: [aRoute(), aRoute({ path: '/rest/organizations/{org}/test' })],
    })

    expect((await send({ path: '/rest/organizations/saum/test' })).status).toBe(200)
    expect((await send({ path: '/rest/organizations/acme/test' })).status).toBe(403)
    expect((await send({ path: '/rest/test', query: 'organizationId=saum' })).status).toBe(200)
    expect((await send({ path: '/rest/test', query: 'organizationId=acme' })).status).toBe(403)
  })
})

describe('answers', () => {
  it('name the public addresses in place of their marks, also in parts', async () => {
    const whole = aRoute()
    whole.handle = async () => answerText('"\uE000/de/ \uE001/a.webp"')
    const parts = aRoute({ path: '/rest/parts' })
    parts.handle = async () => ({ status: 200, headers: {}, body: inParts() })
    async function* inParts() {
      yield 'see \uE000'
      yield '/de/'
    }
    const { send } = startTestProtocol(aShopSearch(), { routes: [whole, parts] })

    expect((await send({ path: '/rest/test' })).body).toBe(
      '"https://shop.test/de/ https://img.test/images/a.webp"',
    )
    const { body } = await send({ path: '/rest/parts' })
    expect(await Array.fromAsync(body as AsyncIterable<string>)).toEqual([
      'see https://shop.test',
      '/de/',
    ])
  })

  it('may need no token', async () => {
    const health: Route = {
      method: 'GET',
      path: '/rest/health',
      caller: 'beacon',
      purpose: null,
      handle: async () => answerJson({ status: 'ok' }),
    }
    const { send } = startTestProtocol(null, { routes: [health] })

    const answer = await send({
      method: 'GET',
      path: '/rest/health',
      headers: { authorization: '' },
    })

    expect(answer.status).toBe(200)
  })

  it('pass on what a handler refuses', async () => {
    const refusing = aRoute()
    refusing.handle = async () => {
      throw new ProtocolError('PAYLOAD_TOO_LARGE', 'Too much.')
    }
    const { send } = startTestProtocol(aShopSearch(), { routes: [refusing] })

    expect((await send({ path: '/rest/test' })).status).toBe(413)
  })
})
