import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { signToken } from '../access/access-token.ts'
import { createSearchAccess } from '../access/search-access.ts'
import { answerJson } from './json-answer.ts'
import { ProtocolError } from './protocol-error.ts'
import type { Route } from './route.ts'
import {
  aBody,
  aShopSearch,
  COMMERCE,
  NOW,
  readAnswer,
  SECRET,
  startTestProtocol,
} from './test-protocol.ts'

const LISTING = { path: `${COMMERCE}/listing`, body: JSON.stringify(aBody()) }

const CLAIMS = {
  id: 't',
  organizationId: 'saum',
  shopId: SHOPS[0].shopId,
  purposes: ['search'] as const,
  issuedAt: NOW,
  expiresAt: NOW + 60_000,
}

describe('[8.15] a token', () => {
  it('that expired is told so with 419, so that clients renew it', async () => {
    const { send, clock } = startTestProtocol(aShopSearch())
    clock.now += 15 * 60_000

    const answer = await send(LISTING)

    expect(answer.status).toBe(419)
    expect(readAnswer(answer)).toEqual({
      statusCode: 419,
      type: 'EXPIRED_TOKEN',
      message: 'The token being used to perform the request is expired.',
    })
  })

  it.each([
    ['missing', ''],
    ['empty', 'Bearer '],
    ['not ours', 'Bearer xx1234-abcd'],
    ['of another kind', 'Basic dXNlcjpwYXNz'],
    ['signed by somebody else', `Bearer ${signToken(CLAIMS, 'some other secret')}`],
    ['followed by padding', `Bearer ${signToken(CLAIMS, SECRET)}=`],
    ['followed by more', `Bearer ${signToken(CLAIMS, SECRET)}%`],
  ])('that is %s is refused with 401', async (_fault, authorization) => {
    const { send } = startTestProtocol(aShopSearch())

    const answer = await send({ ...LISTING, headers: { authorization } })

    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(readAnswer(answer).type).toBe('INVALID_TOKEN')
  })

  it('for events alone does not let in to searches', async () => {
    const { send } = startTestProtocol(aShopSearch())
    const token = signToken({ ...CLAIMS, purposes: ['events'] }, SECRET)

    const answer = await send({ ...LISTING, headers: { authorization: `Bearer ${token}` } })

    expect(answer.status).toBe(403)
  })

  it('of one shop does not count for the tracking id of another', async () => {
    const { post } = startTestProtocol(aShopSearch({ shop: SHOPS[3] }))

    expect((await post('/listing', aBody({ trackingId: 'comma_ch' }))).status).toBe(200)
    expect((await post('/listing', aBody({ trackingId: 'comma_de' }))).status).toBe(403)
  })

  it('may stand in the address of beacons only', async () => {
    const handle: Route['handle'] = async () => answerJson({})
    const route = { method: 'POST', purpose: 'events', handle } as const
    const { send, accessToken } = startTestProtocol(aShopSearch(), {
      routes: [
        { ...route, path: '/rest/beacon', caller: 'beacon' },
        { ...route, path: '/rest/bearer', caller: 'bearer' },
      ],
    })
    const request = { query: `access_token=${accessToken}`, headers: { authorization: '' } }

    expect((await send({ ...request, path: '/rest/beacon' })).status).toBe(200)
    expect((await send({ ...request, path: '/rest/bearer' })).status).toBe(401)
  })
})

describe('[8.17] a caller who asks without end', () => {
  it('is slowed down with 429 while everybody else goes on', async () => {
    const { send, clock } = startTestProtocol(aShopSearch(), {
      rateLimit: { burst: 2, perSecond: 1 },
    })
    const other = createSearchAccess({
      organizationId: 'saum',
      publicOrigin: '',
      secret: SECRET,
      now: () => NOW,
    })(SHOPS[0])
    const asOther = { ...LISTING, headers: { authorization: `Bearer ${other.accessToken}` } }

    const statuses = [await send(LISTING), await send(LISTING), await send(LISTING)]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(statuses[2]?.headers['retry-after']).toBe('1')
    expect((await send(asOther)).status).toBe(200)

    clock.now += 1000
    expect((await send(LISTING)).status).toBe(200)
  })

  it('cannot ask for the same in fewer, larger pages', async () => {
    const handle: Route['handle'] = async () => answerJson('x'.repeat(900_000))
    const path = '/rest/large'
    const { send, clock } = startTestProtocol(aShopSearch(), {
      routes: [{ method: 'POST', path, caller: 'bearer', purpose: 'search', handle }],
      rateLimit: { burst: 2, perSecond: 1 },
    })

    expect((await send({ path })).status).toBe(200)
    expect((await send({ path })).headers['retry-after']).toBe('3')
    clock.now += 3000
    expect((await send({ path })).status).toBe(200)
  })

  it('is told apart from visitors who share a token', async () => {
    const { send } = startTestProtocol(aShopSearch(), { rateLimit: { burst: 1, perSecond: 1 } })
    const as = (key: string) => send({ ...LISTING, headers: { 'x-client-key': key } })

    expect((await as('a')).status).toBe(200)
    expect((await as('b')).status).toBe(200)
    expect((await as('a')).status).toBe(429)
  })

  it('cannot go on with a fresh token from the same address', async () => {
    const { send, access } = startTestProtocol(aShopSearch(), {
      addressRateLimit: { burst: 3, perSecond: 1 },
    })
    const withFreshToken = (address: string) =>
      send({
        ...LISTING,
        headers: {
          authorization: `Bearer ${access(SHOPS[0]).accessToken}`,
          'x-client-key': address,
        },
      })

    for (const status of [200, 200, 200, 429]) {
      expect((await withFreshToken('a')).status).toBe(status)
    }
    expect((await withFreshToken('b')).status).toBe(200)
  })

  it('pays for costly questions as for many cheap ones, even when they fail', async () => {
    let workedMs = 0
    const handle: Route['handle'] = async () => {
      workedMs += 12
      throw new ProtocolError('INVALID_REQUEST', 'Too long.')
    }
    const path = '/rest/costly'
    const { send, clock } = startTestProtocol(aShopSearch(), {
      routes: [{ method: 'POST', path, caller: 'bearer', purpose: 'search', handle }],
      rateLimit: { burst: 2, perSecond: 1 },
      workedMs: () => workedMs,
    })

    expect((await send({ path })).status).toBe(400)
    expect((await send({ path })).headers['retry-after']).toBe('3')
    clock.now += 3000
    expect((await send({ path })).status).toBe(400)
  })

  it('is refused, and nobody else, while a hundred of its requests wait', async () => {
    const { send } = startTestProtocol(aShopSearch(), { rateLimit: { burst: 1e6, perSecond: 1 } })
    const as = (key: string) => send({ ...LISTING, headers: { 'x-client-key': key } })

    const flood = Array.from({ length: 120 }, () => as('a'))
    const other = await as('b')

    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(other.status).toBe(200)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })
})
