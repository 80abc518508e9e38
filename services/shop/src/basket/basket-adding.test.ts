import { aDress, aShopper } from '@saum/testing/basket-shopper'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

describe.each(TEST_ENGINES)('adding to the basket on %s', (engine) => {
  it.each([
    ['a sold-out size', 703, 412, 'item-unavailable', 'ItemUnavailable', 412],
    ['a size nobody knows', 4711, 404, 'variant-not-found', 'ItemDataNotFound', 424],
  ])(
    '[8.6] refuses %s and stays as it was',
    async (_, variantId, status, kind, itemKind, statusCode) => {
      const { add, basket } = await aShopper({ engine })
      await add({ variantId: 701, quantity: 1 })

      const answer = await add({ variantId, quantity: 1 })

      const errors = [{ operation: 'add', variantId, statusCode, kind: itemKind }]
      expect(answer).toMatchObject({
        status,
        contentType: 'application/problem+json',
        body: {
          kind,
          detail: `${itemKind}:add:${variantId}`,
          errors,
          basket: { items: [{ variant: { id: 701 } }] },
          details: { kind, errors },
        },
      })
      expect((await basket()).items).toHaveLength(1)
    },
  )

  it('refuses what the shop does not sell, or not yet, or no longer', async () => {
    const now = Date.parse('2026-03-01T00:00:00Z')
    const { add } = await aShopper({ engine, now: () => now }, [
      aDress({ id: 1, shops: ['at'] }),
      aDress({ id: 2, sellableFrom: '2026-03-02T00:00:00Z' }),
      aDress({ id: 3, sellableTo: '2026-02-28T00:00:00Z' }),
      aDress({ id: 4, sellableFrom: '2026-02-28T00:00:00Z', sellableTo: '2026-03-02T00:00:00Z' }),
    ])

    for (const variantId of [101, 201, 301]) {
      expect(await add({ variantId, quantity: 1 })).toMatchObject({
        status: 412,
        body: { kind: 'item-unavailable', basket: { items: [] } },
      })
    }
    expect(await add({ variantId: 401, quantity: 1 })).toMatchObject({ status: 200 })
  })

  it('adds as many as there are and says so', async () => {
    const { add } = await aShopper({ engine })

    const first = await add({ variantId: 701, quantity: 12 })
    const again = await add({ variantId: 701, quantity: 1 })

    const errors = [
      {
        operation: 'add',
        variantId: 701,
        statusCode: 206,
        kind: 'ItemAddedWithReducedQuantity',
      },
    ]
    expect(first).toMatchObject({ status: 200, body: { basket: { items: [{ quantity: 9 }] } } })
    expect(first.body).toHaveProperty('errors', errors)
    expect(again).toMatchObject({ status: 200, body: { basket: { items: [{ quantity: 9 }] } } })
    expect(again.body).toHaveProperty('errors', errors)
  })

  it('takes what is sold without stock up to ten of a size', async () => {
    const { add } = await aShopper({ engine })

    const answer = await add({ variantId: 704, quantity: 1e9 })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        basket: { items: [{ quantity: 10, status: 'available' }] },
        errors: [{ kind: 'ItemAddedWithReducedQuantity' }],
      },
    })
    expect(answer.body).not.toHaveProperty('basket.items.0.availableQuantity')
  })

  it('[8.7] is full with fifty different items', async () => {
    const products = [...Array(51).keys()].map((index) => aDress({ id: index + 1 }))
    const { addAll, add } = await aShopper({ engine }, products)
    const items = products.slice(0, 50).map(({ id }) => ({ variantId: id * 100 + 1, quantity: 1 }))
    expect(await addAll(items)).toMatchObject({ status: 200 })

    const answer = await add({ variantId: 5_101, quantity: 1 })

    expect(answer).toMatchObject({
      status: 413,
      body: { kind: 'basket-full', errors: [{ kind: 'MaximumItemCountReached' }] },
    })
    expect(await add({ variantId: 101, quantity: 1 })).toMatchObject({ status: 200 })
  })

  it('is full with two hundred pieces', async () => {
    const products = [...Array(21).keys()].map((index) => aDress({ id: index + 1 }))
    const { addAll, add } = await aShopper({ engine }, products)
    const items = products.slice(0, 19).map(({ id }) => ({ variantId: id * 100 + 4, quantity: 10 }))
    await addAll([...items, { variantId: 2_004, quantity: 9 }])

    const last = await add({ variantId: 2_104, quantity: 5 })
    const tooMuch = await add({ variantId: 2_104, quantity: 1 })

    expect(last).toMatchObject({ status: 200, body: { errors: [{ statusCode: 206 }] } })
    expect(last.body).toHaveProperty('basket.items.20.quantity', 1)
    expect(tooMuch).toMatchObject({ status: 413, body: { kind: 'basket-full' } })
  })

  it('[7.17] takes of several items those it can, and tells about the others', async () => {
    const { addAll, basket } = await aShopper({ engine })

    const answer = await addAll([
      { variantId: 701, quantity: 1 },
      { variantId: 4711, quantity: 1 },
      { variantId: 703, quantity: 1 },
      { variantId: 702, quantity: 99 },
    ])

    expect(answer).toMatchObject({
      status: 412,
      body: {
        kind: 'item-unavailable',
        errors: [
          { variantId: 4711, kind: 'ItemDataNotFound' },
          { variantId: 703, kind: 'ItemUnavailable' },
          { variantId: 702, kind: 'ItemAddedWithReducedQuantity' },
        ],
        basket: { items: [{ variant: { id: 701 } }, { variant: { id: 702 }, quantity: 9 }] },
      },
    })
    expect((await basket()).items).toHaveLength(2)
  })

  it('answers a call about nothing but unknown sizes as not found', async () => {
    const { addAll } = await aShopper({ engine })

    const answer = await addAll([
      { variantId: 4711, quantity: 1 },
      { variantId: 4712, quantity: 1 },
    ])

    expect(answer).toMatchObject({ status: 404, body: { kind: 'variant-not-found' } })
  })

  it('counts an item that is named twice in one call', async () => {
    const { addAll } = await aShopper({ engine })

    const answer = await addAll([
      { variantId: 701, quantity: 5 },
      { variantId: 701, quantity: 5 },
    ])

    expect(answer).toMatchObject({
      status: 200,
      body: { basket: { items: [{ quantity: 9 }] }, errors: [{ statusCode: 206 }] },
    })
  })
})
