import { addItemsToBasket, addItemToBasket, getBasket } from '@saum/contract/basket'
import { aShopper } from '@saum/testing/basket-shopper'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const ONE = { variantId: 701, quantity: 1 }

describe.each(TEST_ENGINES)('the basket on %s', (engine) => {
  it('[8.2] cannot be asked for without a session', async () => {
    const { backend } = await aShopper({ engine })
    const refusal = { status: 400, body: { kind: 'no-session', title: 'No Session found' } }

    expect(await backend.post(getBasket, {})).toMatchObject(refusal)
    expect(await backend.post(addItemToBasket, { variantId: 701, quantity: 1 })).toMatchObject(
      refusal,
    )
    expect(await backend.postAs('not-a-hash', getBasket, {})).toMatchObject(refusal)
  })

  it.each([
    ['no variant', { quantity: 1 }],
    ['a variant that is text', { variantId: '701', quantity: 1 }],
    ['a variant of zero', { variantId: 0, quantity: 1 }],
    ['a variant beyond all numbers', { variantId: 1e300, quantity: 1 }],
    ['no quantity', { variantId: 701 }],
    ['a negative quantity', { variantId: 701, quantity: -1 }],
    ['a part of a piece', { variantId: 701, quantity: 1.5 }],
    ['a quantity that is text', { variantId: 701, quantity: '1' }],
    ['a quantity beyond all numbers', { variantId: 701, quantity: 1e300 }],
    ['an unknown handling', { variantId: 701, quantity: 1, existingItemHandling: 'Merge' }],
    ['too much for the order', { ...ONE, orderCustomData: { note: 'x'.repeat(3_000) } }],
    ['text for the order', { ...ONE, orderCustomData: 'VIP_Card' }],
    [
      'groups that are no texts',
      { ...ONE, orderCustomData: { customer: { customerGroups: [{ in: 'VIP_Card' }] } } },
    ],
    ['too much data', { variantId: 701, quantity: 1, customData: { note: 'x'.repeat(3_000) } }],
    [
      'too much to display',
      {
        variantId: 701,
        quantity: 1,
        displayData: { name: { key: 'name', label: 'Name', value: 'x'.repeat(3_000) } },
      },
    ],
    [
      'a group with control signs in its name',
      {
        variantId: 701,
        quantity: 1,
        itemGroup: { id: 'a\u0000b', isMainItem: true, isRequired: true },
      },
    ],
  ])('answers %s with 400 and keeps nothing', async (_, payload) => {
    const { backend, sessionKey, basket } = await aShopper({ engine })

    const answer = await backend.send({
      name: addItemToBasket.name,
      sessionKey,
      body: JSON.stringify({ payload }),
    })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
    expect((await basket()).items).toEqual([])
  })

  it('is not brought down by data nested without end', async () => {
    const { backend, sessionKey } = await aShopper({ engine })
    const nested = `{"deep":${'['.repeat(50_000)}${']'.repeat(50_000)}}`

    const answer = await backend.send({
      name: addItemToBasket.name,
      sessionKey,
      body: `{"payload":{"variantId":701,"quantity":1,"customData":${nested}}}`,
    })

    expect(answer).toMatchObject({ status: 400 })
    expect(backend.logged).toEqual([])
  })

  it.each([
    ['no items at all', []],
    [
      'more items than a basket holds',
      Array.from({ length: 51 }, () => ({ variantId: 701, quantity: 1 })),
    ],
  ])('answers a call with %s with 400', async (_, items) => {
    const { backend, sessionKey } = await aShopper({ engine })

    const answer = await backend.send({
      name: addItemsToBasket.name,
      sessionKey,
      body: JSON.stringify({ payload: { items } }),
    })

    expect(answer).toMatchObject({ status: 400 })
  })
})
