import { describe, expect, it } from 'vitest'
import { answerJson } from './json-answer.ts'
import type { Route } from './route.ts'
import { aBody, aShopSearch, COMMERCE, startTestProtocol } from './test-protocol.ts'

const LISTING = `${COMMERCE}/listing`
const PAGE = 'https://page.example'

const BEACON: Route = {
  method: 'POST',
  path: '/rest/beacon',
  caller: 'beacon',
  purpose: 'events',
  handle: async () => answerJson({}),
}

function aPreflight(path: string, origin = PAGE) {
  return {
    method: 'OPTIONS',
    path,
    headers: { authorization: '', origin, 'access-control-request-method': 'POST' },
  }
}

describe('a page of another origin', () => {
  it('may ask beforehand whether it may send a token and JSON', async () => {
    const { send } = startTestProtocol(aShopSearch())

    const answer = await send(aPreflight(LISTING))

    expect(answer).toMatchObject({ status: 204, body: '' })
    expect(answer.headers).toEqual({
      vary: 'Origin',
      'access-control-allow-origin': PAGE,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-expose-headers': 'Retry-After, X-Answer-Id',
      'access-control-max-age': '7200',
    })
  })

  it('sends cookies with beacons only, and is always named', async () => {
    const { send } = startTestProtocol(aShopSearch(), { routes: [BEACON] })

    const { headers } = await send({ path: '/rest/beacon', headers: { origin: PAGE } })

    expect(headers).toMatchObject({
      vary: 'Origin',
      'access-control-allow-origin': PAGE,
      'access-control-allow-credentials': 'true',
    })
  })

  it('may also read refusals, or its script could not renew the token', async () => {
    const { send } = startTestProtocol(aShopSearch())

    const answer = await send({ path: LISTING, headers: { authorization: '', origin: PAGE } })

    expect(answer).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': PAGE } })
  })

  it('is left out where the operator allows only some', async () => {
    const allowedOrigins = new Set(['https://shop.test'])
    const { send } = startTestProtocol(aShopSearch(), { allowedOrigins })
    const body = JSON.stringify(aBody())

    const stranger = await send({ path: LISTING, body, headers: { origin: PAGE } })
    const own = await send({ path: LISTING, body, headers: { origin: 'https://shop.test' } })

    expect(stranger.headers).not.toHaveProperty('access-control-allow-origin')
    expect(own.headers['access-control-allow-origin']).toBe('https://shop.test')
  })
})
