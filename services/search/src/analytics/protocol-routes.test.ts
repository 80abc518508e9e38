import { describe, expect, it } from 'vitest'
import { NOW, readAnswer } from '../http/test-protocol.ts'
import { aProduct, aProtocolEvent, EVENTS, startTestAnalytics, VISITOR } from './test-analytics.ts'

const COMMON = { shopId: 10028, at: NOW, clientId: VISITOR }
const A_VIEW = aProtocolEvent('ec.productView', { product: aProduct('7') })

describe('[7.38] events of the shop', () => {
  it('are accepted and stored, one answer each', async () => {
    const { send, stored } = startTestAnalytics()
    const click = { product: aProduct('7'), position: 13, responseId: 'r-7' }
    const cart = { product: aProduct(8), action: 'add', quantity: 2 }
    const products = [7, 8].map((id) => ({ quantity: 1, product: aProduct(String(id)) }))

    const answer = await send({
      path: EVENTS,
      body: JSON.stringify([
        A_VIEW,
        aProtocolEvent('ec.productClick', click),
        aProtocolEvent('ec.cartAction', cart),
        aProtocolEvent('ec.purchase', { products, transaction: { id: 'SO-1', revenue: 10 } }),
      ]),
    })

    expect(answer.status).toBe(200)
    expect(readAnswer(answer)).toEqual({ events: [1, 2, 3, 4].map(() => ({ accepted: true })) })
    expect(stored).toEqual([
      { ...COMMON, kind: 'view', productId: 7 },
      { ...COMMON, kind: 'click', productId: 7, position: 13, responseId: 'r-7' },
      { ...COMMON, kind: 'cart', action: 'add', productId: 8, quantity: 2 },
      {
        ...COMMON,
        kind: 'purchase',
        orderId: expect.stringMatching(/^[\w-]{22}$/u),
        products: [
          { productId: 7, quantity: 1 },
          { productId: 8, quantity: 1 },
        ],
      },
    ])
  })

  it('of orders say which are the same, not which they are', async () => {
    const { send, stored } = startTestAnalytics()
    const products = [{ quantity: 1, product: aProduct('7') }]
    const orders = ['2026/11 anna@example.org', '2026/11 anna@example.org', '2026/12'].map((id) =>
      aProtocolEvent('ec.purchase', { products, transaction: { id } }),
    )

    await send({ path: EVENTS, body: JSON.stringify(orders) })

    const [first, again, other] = stored.map((event) => event.kind === 'purchase' && event.orderId)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
    expect(JSON.stringify(stored)).not.toMatch(/2026|anna/u)
  })

  it('[7.54] come as a beacon with the token in the address', async () => {
    const { send, accessToken, stored } = startTestAnalytics()

    const answer = await send({
      path: EVENTS,
      query: `access_token=${accessToken}`,
      headers: { authorization: '', 'content-type': 'application/json' },
      body: JSON.stringify([A_VIEW]),
    })

    expect(answer.status).toBe(200)
    expect(stored).toHaveLength(1)
  })

  it('need a token', async () => {
    const { send, stored } = startTestAnalytics()

    const answer = await send({
      path: EVENTS,
      headers: { authorization: '' },
      body: JSON.stringify([A_VIEW]),
    })

    expect(answer.status).toBe(401)
    expect(stored).toEqual([])
  })

  it('of a price the client does not know are accepted', async () => {
    const { send, stored } = startTestAnalytics()
    const product = { productId: '7', name: 'Bluse', price: null }

    await send({
      path: EVENTS,
      body: JSON.stringify([aProtocolEvent('ec.productView', { product })]),
    })

    expect(stored).toHaveLength(1)
  })

  it('of other types are accepted and counted by their name', async () => {
    const { send, stored } = startTestAnalytics()

    await send({
      path: EVENTS,
      body: JSON.stringify([aProtocolEvent('my.wishlist', { secret: 'x' })]),
    })

    expect(stored).toEqual([{ ...COMMON, kind: 'custom', name: 'my.wishlist' }])
  })

  it('about products the shop does not have are accepted and forgotten', async () => {
    const { send, stored } = startTestAnalytics()
    const products = [5, 5000].map((id) => ({ quantity: 1, product: aProduct(id) }))

    const answer = await send({
      path: EVENTS,
      body: JSON.stringify([
        aProtocolEvent('ec.productView', { product: aProduct('5000') }),
        aProtocolEvent('ec.purchase', { products, transaction: { id: 'SO-2' } }),
      ]),
    })

    expect(readAnswer(answer)).toEqual({ events: [{ accepted: true }, { accepted: true }] })
    expect(stored).toMatchObject([{ kind: 'purchase', products: [{ productId: 5, quantity: 1 }] }])
  })

  it.each([undefined, null, '', 'anna'])(
    'without a visitor id (%s) count anonymously',
    async (id) => {
      const { send, stored } = startTestAnalytics()
      const event = aProtocolEvent('ec.productView', { product: aProduct('7') }, id)

      await send({
        path: EVENTS,
        body: JSON.stringify([{ ...event, meta: { ...event.meta, clientId: id } }]),
      })

      expect(stored).toEqual([{ shopId: 10028, at: NOW, kind: 'view', productId: 7 }])
    },
  )

  it.each([{ 'sec-gpc': '1' }, { dnt: '1' }])(
    '[4.61] of visitors who refuse to be tracked (%o) are answered and not stored',
    async (headers) => {
      const { send, stored } = startTestAnalytics()

      const answer = await send({ path: EVENTS, headers, body: JSON.stringify([A_VIEW]) })

      expect(readAnswer(answer)).toEqual({ events: [{ accepted: true }] })
      expect(stored).toEqual([])
    },
  )
})

describe('malformed events', () => {
  it.each([
    ['no JSON', '[{', 'The body is not JSON.'],
    ['an object', '{}', 'The payload is not an array of events.'],
    ['nothing', '[]', 'The payload has no events.'],
    ['a flood', `[${'{},'.repeat(100)}{}]`, 'The payload has more than 100 events.'],
    ['a well', '['.repeat(5000), 'The body is nested too deeply.'],
  ])('are refused when they are %s', async (_, body, message) => {
    const { send } = startTestAnalytics()

    const answer = await send({ path: EVENTS, body })

    expect(answer.status).toBe(400)
    expect(readAnswer(answer)).toMatchObject({ message })
  })

  it('are told apart from good ones in the same batch', async () => {
    const { send, stored } = startTestAnalytics()
    const bad = aProtocolEvent('ec.cartAction', { product: aProduct('7'), action: 'steal' })

    const answer = await send({ path: EVENTS, body: JSON.stringify([bad, A_VIEW, null, 7]) })

    const { events } = readAnswer(answer)
    expect(events.map((event: { accepted: boolean }) => event.accepted)).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(stored).toHaveLength(1)
  })

  it('[8.27] above 32 KB are refused in the words of the client', async () => {
    const { send, stored } = startTestAnalytics()
    const product = { ...aProduct('7'), name: 'ß'.repeat(16_300) }
    const body = JSON.stringify([aProtocolEvent('ec.productView', { product })])

    const answer = await send({ path: EVENTS, body })

    expect(body.length).toBeLessThan(32 * 1024)
    expect(answer.status).toBe(413)
    expect(readAnswer(answer)).toMatchObject({
      message:
        'Failed to send the event(s) because the payload size exceeded the maximum allowed size (32 KB).',
    })
    expect(stored).toEqual([])
  })

  it.each([1e308, -1, 1.5, '9'.repeat(400), '1e3', ' 7', {}, [7], '__proto__', true])(
    'with %j for a product are not accepted',
    async (productId) => {
      const { send, stored } = startTestAnalytics()
      const event = aProtocolEvent('ec.productView', { product: aProduct(productId) })

      const answer = await send({ path: EVENTS, body: JSON.stringify([event]) })

      expect(readAnswer(answer)).toMatchObject({ events: [{ accepted: false }] })
      expect(stored).toEqual([])
    },
  )

  it('cannot reach the prototype of anything', async () => {
    const { send, stored } = startTestAnalytics()
    const body =
      '[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"meta":{"type":"__proto__","__proto__":{"clientId":"x"}}}]'

    const answer = await send({ path: EVENTS, body })

    expect(answer.status).toBe(200)
    expect(stored).toEqual([{ kind: 'custom', name: '__proto__', shopId: 10028, at: NOW }])
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('asking whether events are valid', () => {
  it('stores nothing and says what is wrong where', async () => {
    const { send, stored } = startTestAnalytics()
    const bad = aProtocolEvent('ec.cartAction', { product: {}, action: 'add', quantity: 0 })

    const answer = await send({
      path: `${EVENTS}/validate`,
      body: JSON.stringify([A_VIEW, bad, {}]),
    })

    expect(readAnswer(answer)).toEqual([
      { valid: true, errors: [] },
      {
        valid: false,
        errors: [
          expect.objectContaining({ path: 'product.productId', message: 'value is required.' }),
          {
            type: 'min_value',
            path: 'quantity',
            message: 'minimum value of 1 not respected.',
          },
        ],
      },
      {
        valid: false,
        errors: [expect.objectContaining({ path: 'meta', message: 'value is required.' })],
      },
    ])
    expect(stored).toEqual([])
  })
})
