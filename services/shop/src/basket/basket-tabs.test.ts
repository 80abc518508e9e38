import { addItemToBasket, removeItemFromBasket } from '@saum/contract/basket'
import { aDress, aShopper, visiting } from '@saum/testing/basket-shopper'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

describe.each(STORAGE_ENGINES)('[4.5] one basket in several tabs on %s', (engine) => {
  it('has every piece that was added at the same time', async () => {
    const { add, basket } = await aShopper({ engine })

    const answers = await Promise.all(
      Array.from({ length: 9 }, () => add({ variantId: 704, quantity: 1 })),
    )

    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await basket()).items).toMatchObject([{ quantity: 9 }])
  })

  it('never holds more than there is, and tells those who came too late', async () => {
    const { add, basket } = await aShopper({ engine })

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => add({ variantId: 701, quantity: 1 })),
    )

    expect((await basket()).items).toMatchObject([{ quantity: 9 }])
    const late = answers.filter(({ body }) => 'errors' in (body as object))
    expect(late).toHaveLength(3)
  })

  it('lets no more in than fit, whoever comes first', async () => {
    const products = [...Array(60).keys()].map((index) => aDress({ id: index + 1 }))
    const { add, basket } = await aShopper({ engine }, products)

    const answers = await Promise.all(
      products.map(({ id }) => add({ variantId: id * 100 + 4, quantity: 5 })),
    )

    const full = answers.filter(({ status }) => status === 413)
    const { items } = await basket()
    expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(200)
    expect(items).toHaveLength(40)
    expect(full).toHaveLength(20)
  })

  it('ends with one of two replacements, whole', async () => {
    const { add, basket } = await aShopper({ engine })
    await add({ variantId: 704, quantity: 1 })

    const replace = (quantity: number) =>
      add({
        variantId: 704,
        quantity,
        customData: { quantity },
        existingItemHandling: 'ReplaceExisting',
      })
    const answers = await Promise.all([replace(2), replace(3), replace(4)])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { items } = await basket()
    expect(items).toHaveLength(1)
    expect(items[0]?.customData).toEqual({ quantity: items[0]?.quantity })
  })

  it('lets one of several removals succeed', async () => {
    const { add, basket, backend, sessionKey } = await aShopper({ engine })
    await add({ variantId: 701, quantity: 1 })
    const [item] = (await basket()).items
    const itemKey = item?.key ?? ''

    const answers = await Promise.all(
      [1, 2, 3].map(() => backend.postAs(sessionKey, removeItemFromBasket, { itemKey })),
    )

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404,
    ])
  })

  it('tells a tab that looked at something old, and shows what is there now', async () => {
    const { add, update, remove, basket } = await aShopper({ engine })
    await add({ variantId: 701, quantity: 1 })
    const { items, revision } = await basket()
    const key = items[0]?.key ?? ''
    await update(key, { quantity: 3 }, { revision })

    const updated = await update(key, { quantity: 2 }, { revision })
    const removed = await remove(key, { revision })

    const refusal = {
      status: 409,
      body: {
        kind: 'basket-changed',
        title: 'The basket has changed',
        basket: { revision: revision + 1, items: [{ key, quantity: 3 }] },
      },
    }
    expect(updated).toMatchObject(refusal)
    expect(removed).toMatchObject(refusal)
    expect(await basket()).toMatchObject({ revision: revision + 1, items: [{ quantity: 3 }] })
    expect(await remove(key, { revision: revision + 1 })).toMatchObject({ status: 200 })
  })

  it('lets one of several tabs change the line they all see', async () => {
    const { add, update, basket } = await aShopper({ engine })
    await add({ variantId: 701, quantity: 1 })
    const { items, revision } = await basket()
    const key = items[0]?.key ?? ''

    const answers = await Promise.all(
      [2, 3, 4, 5].map((quantity) => update(key, { quantity }, { revision })),
    )

    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([200, 409, 409, 409])
    const winner = answers.findIndex(({ status }) => status === 200) + 2
    expect(await basket()).toMatchObject({
      revision: revision + 1,
      items: [{ key, quantity: winner }],
    })
  })

  it('counts no change where none was made', async () => {
    const { add, update, remove, basket } = await aShopper({ engine })
    await add({ variantId: 701, quantity: 9 })
    const key = (await basket()).items[0]?.key ?? ''

    await add({ variantId: 701, quantity: 1 })
    await add({ variantId: 702, quantity: 0 })
    await add({ variantId: 703, quantity: 1 })
    await update(key, { quantity: 9 })
    await remove('nobodys')

    expect((await basket()).revision).toBe(1)
  })

  it('does not get into the way of anybody else', async () => {
    const { backend } = await aShopper({ engine })
    const shoppers = Array.from({ length: 25 }, () => visiting(backend))

    await Promise.all(
      shoppers.flatMap(({ sessionKey }) =>
        [1, 2].map(() =>
          backend.postAs(sessionKey, addItemToBasket, { variantId: 701, quantity: 2 }),
        ),
      ),
    )

    const baskets = await Promise.all(shoppers.map((shopper) => shopper.basket()))
    expect(baskets.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual(
      shoppers.map(() => [4]),
    )
    expect(backend.logged).toEqual([])
  })
})
