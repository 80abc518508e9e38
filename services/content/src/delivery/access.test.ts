import { describe, expect, it } from 'vitest'
import { aService, banner } from '../test-space.ts'

const DRAFTED = {
  'entries/a.json': banner({ rank: 1 }),
  'drafts/entries/a.json': banner({ rank: 2 }),
  'drafts/entries/new.json': banner({ rank: 3 }),
}

describe('[2.34] who may read', () => {
  it.each([[null], ['wrong'], [''], ['delivery-token2'], ['delivery-toke']])(
    'is not somebody with the token %j',
    async (token) => {
      const { ask } = aService()
      expect(await ask('entries', token)).toEqual({
        status: 401,
        body: {
          sys: { type: 'Error', id: 'AccessTokenInvalid' },
          message: 'The access token you sent could not be found or is invalid.',
          requestId: expect.any(String),
        },
      })
    },
  )

  it('may send the token in the address as well', async () => {
    const { service } = aService()
    const address = 'http://x/spaces/test/entries?access_token='
    expect((await service.fetch(new Request(`${address}delivery-token`))).status).toBe(200)
    expect((await service.fetch(new Request(`${address}wrong`))).status).toBe(401)
  })

  it('sees what is published with the token of the delivery', async () => {
    const { ask, ids } = aService(DRAFTED)
    expect(await ids('entries?content_type=banner')).toEqual(['a'])
    const { body } = await ask('entries/a')
    expect(body).toMatchObject({ sys: { revision: 1 }, fields: { rank: 1 } })
    expect(body['sys']).not.toHaveProperty('publishedVersion')
    expect((await ask('entries/new')).status).toBe(404)
  })

  it('sees drafts with the token of the preview, and which of them are published', async () => {
    const { ask } = aService(DRAFTED)
    expect((await ask('entries/a', 'preview-token')).body).toMatchObject({
      sys: { publishedVersion: 1 },
      fields: { rank: 2 },
    })
    const unpublished = await ask('entries/new', 'preview-token')
    expect(unpublished.body['sys']).not.toHaveProperty('publishedVersion')
  })

  it('may be the page of another site', async () => {
    const { service } = aService()
    const headers = { authorization: 'Bearer delivery-token', origin: 'https://other.example' }
    const address = 'http://x/spaces/test/entries'
    const preflight = await service.fetch(new Request(address, { method: 'OPTIONS' }))
    const read = await service.fetch(new Request(address, { headers }))
    const refused = await service.fetch(new Request(address))

    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(
      /^authorization, .*x-contentful-user-agent/,
    )
    for (const { headers: sent } of [preflight, read, refused]) {
      expect(sent.get('access-control-allow-origin')).toBe('*')
      expect(sent.get('access-control-allow-credentials')).toBeNull()
    }
    expect([read.status, refused.status]).toEqual([200, 401])
  })

  it('never gets an answer that a cache may keep', async () => {
    const { service } = aService()
    const headers = { authorization: 'Bearer preview-token' }
    const response = await service.fetch(new Request('http://x/spaces/test/entries', { headers }))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-type')).toBe('application/vnd.contentful.delivery.v1+json')
  })
})

describe('[2.34] what is not there', () => {
  it.each([
    ['/spaces/other/environments/master/entries'],
    ['/spaces/test/environments/other/entries'],
    ['/spaces/test/environments/master/nothing'],
    ['/spaces/test/environments/master/content_types/nothing'],
    ['/spaces/test/environments/master/assets/nothing'],
    ['/spaces/test/environments/master/entries/__proto__'],
    ['/'],
    ['/entries'],
  ])('is %s', async (path) => {
    const { ask } = aService()
    expect(await ask(path)).toMatchObject({ status: 404, body: { sys: { id: 'NotFound' } } })
  })

  it('is named', async () => {
    const { ask } = aService()
    expect((await ask('entries/nothing')).body['details']).toEqual({
      type: 'Entry',
      id: 'nothing',
      environment: 'master',
      space: 'test',
    })
  })

  it('nobody may write', async () => {
    const { service } = aService()
    const request = new Request('http://x/spaces/test/entries', { method: 'POST', body: '{}' })
    expect((await service.fetch(request)).status).toBe(405)
  })
})

describe('[2.34] the model of the space', () => {
  it('has its locales with what they fall back to', async () => {
    const { ask } = aService()
    const { body } = await ask('/spaces/test/locales')
    expect(body.items[1]).toEqual({
      code: 'en-GB',
      name: 'English',
      default: false,
      fallbackCode: 'de-DE',
      sys: { id: 'en-GB', type: 'Locale', version: 1 },
    })
    expect((await ask('/spaces/test')).body).toMatchObject({ name: 'Test', sys: { id: 'test' } })
  })

  it('has its content types', async () => {
    const { ask } = aService()
    expect((await ask('content_types')).body['total']).toBe(7)
    const { body } = await ask('content_types/grid')
    expect(body).toMatchObject({ sys: { id: 'grid', type: 'ContentType' }, name: 'grid' })
    expect(body['fields']).toContainEqual({
      id: 'cells',
      name: 'cells',
      type: 'Array',
      localized: false,
      required: false,
      items: { type: 'Link', linkType: 'Entry' },
      disabled: false,
      omitted: false,
    })
  })
})
