import type { Wishlist } from '@saum/contract/wishlist'
import { aCategory, aProduct } from '@saum/testing/catalog-builders'
import { startTestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { aWisher } from '@saum/testing/wishlist-shopper'
import { describe, expect, it } from 'vitest'

describe.each(STORAGE_ENGINES)('one wishlist in many tabs on %s', (engine) => {
  async function aTab(productCount: number) {
    const products = [...Array(productCount).keys()].map((index) => aProduct({ id: index + 1 }))
    const catalog = { categories: [aCategory()], products }
    const backend = await startTestBackend({ engine, catalog })
    return { ...aWisher(backend), ids: products.map(({ id }) => id) }
  }

  it('has everything that was wished at once, each entry one time', async () => {
    const { wish, wishlist, ids } = await aTab(20)

    const everyTwice = ids.flatMap((id) => [{ productId: id }, { variantId: id * 100 + 1 }])
    const answers = await Promise.all([...everyTwice, ...everyTwice].map(wish))

    const { items } = await wishlist()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(40)
    expect(new Set(entries(items)).size).toBe(40)
    expect(items).toHaveLength(40)
  })

  it('lets no more than a hundred in, whoever comes first', async () => {
    const { wish, wishlist, ids } = await aTab(110)

    const answers = await Promise.all(ids.map((id) => wish({ productId: id })))

    expect(answers.filter(({ status }) => status === 413)).toHaveLength(10)
    expect((await wishlist()).items).toHaveLength(100)
  })

  it('ends as one after the other would have ended, when some add while others remove', async () => {
    const { wish, wishlist, remove, ids } = await aTab(24)
    const [early, late] = [ids.slice(0, 12), ids.slice(12)]
    for (const id of early) await wish({ productId: id })
    const { items: before } = await wishlist()

    const removals = before.flatMap(({ key }) => [() => remove(key), () => remove(key)])
    const additions = late.map((id) => () => wish({ productId: id }))
    const work = removals.flatMap((removal, index) => [
      removal,
      ...additions.slice(index, index + 1),
    ])
    const answers = await Promise.all(work.map((start) => start()))

    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(12)
    expect(statuses.filter((status) => status === 200)).toHaveLength(24)
    const { items } = await wishlist()
    expect(items.map(({ productId }) => productId).toSorted((a, b) => a - b)).toEqual(late)
  })

  it('keeps what came after it was emptied, and nothing twice', async () => {
    const { wish, wishlist, clear, ids } = await aTab(12)

    await Promise.all(
      ids.flatMap((id) => [wish({ productId: id }), clear(), wish({ productId: id })]),
    )

    const { items } = await wishlist()
    expect(new Set(entries(items)).size).toBe(items.length)
    await clear()
    expect((await wishlist()).items).toEqual([])
  })
})

function entries(items: Wishlist['items']): string[] {
  return items.map(({ productId, variantId }) => `${productId}/${variantId}`)
}
