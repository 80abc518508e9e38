import { describe, expect, it } from 'vitest'
import { maskValue, toComparedRequest } from './mask.ts'

const ID = 'd6c5b0f3-9d0d-4a34-8f0c-0b6f9b2f8a11'

describe('requests of two clients made comparable', () => {
  it('hides who asks, with what and when, and keeps everything else', () => {
    const body = {
      clientId: ID,
      context: { source: ['@saum/engine@1'], user: {}, cart: [{ productId: ID, quantity: 1 }] },
      meta: { ts: 1_794_702_486_527, source: ['a@1', 'relay@2'] },
      page: 0,
    }

    expect(maskValue(body)).toEqual({
      clientId: '<uuid>',
      context: { source: '<source>', user: {}, cart: [{ productId: ID, quantity: 1 }] },
      meta: { ts: '<time>', source: '<source>' },
      page: 0,
    })
  })

  it.each([
    { clientId: '' },
    { clientId: 'not-an-id' },
    { source: [], ts: 0 },
    { source: ['nameless'] },
    { ts: 'yesterday' },
  ])('shows what is not as it should be: %j', (body) => {
    expect(maskValue(body)).toEqual(body)
  })

  it('names a request by its method, path and parameters, without tokens', () => {
    const { line, body, headers } = toComparedRequest(
      'http://h:1/a/facet?type=LISTING&access_token=x',
      { method: 'POST', headers: { Authorization: 'Bearer secret' } },
    )

    expect(headers).toEqual({ authorization: 'Bearer <token>' })
    expect(line).toBe('POST /a/facet?type=LISTING&access_token=masked')
    expect(body).toBeNull()
  })

  it('reads the form in which beacons send events', () => {
    const body = `clickEvent=${encodeURIComponent(JSON.stringify({ clientId: ID, a: 1 }))}`

    expect(toComparedRequest('http://h/a', { body }).body).toEqual({
      clickEvent: { clientId: '<uuid>', a: 1 },
    })
  })

  it('keeps a body that is no JSON as it is', () => {
    expect(toComparedRequest('http://h/a', { body: 'a=1' }).body).toBe('a=1')
  })
})
