import type { Wishlist } from '@saum/contract/wishlist'
import { accept, refuse } from '@saum/domain/result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { removeWishes, replaceWish, type Wish, type WishlistCalls } from './replace-wish.ts'

interface Entry {
  key: string
  productId: number
  variantId: number | null
}

const DRESS: Entry = { key: 'wi-1', productId: 7, variantId: null }
const SHIRT: Entry = { key: 'wi-2', productId: 8, variantId: 801 }

/** A shop with this list; it refuses additions as told, one after the other. */
function aShop(entries: Entry[], refusals: (number | null)[] = []) {
  const done: string[] = []
  const wishlist = () =>
    accept({ key: 'list', isShared: false, items: entries } as unknown as Wishlist)
  const entryOf = (wish: Wish): Omit<Entry, 'key'> =>
    'variantId' in wish
      ? { productId: Math.floor(wish.variantId / 100), variantId: wish.variantId }
      : { productId: wish.productId, variantId: null }
  const calls: WishlistCalls = {
    get: async () => wishlist(),
    async add(wish) {
      done.push(`add ${JSON.stringify(wish)}`)
      const status = refusals.shift()
      if (typeof status === 'number') return refuse({ status })
      const entry = entryOf(wish)
      const isOn = entries.some(
        ({ productId, variantId }) =>
          productId === entry.productId && variantId === entry.variantId,
      )
      if (isOn) return refuse({ status: 409 })
      entries = [{ key: `new-${done.length}`, ...entry }, ...entries]
      return wishlist()
    },
    async remove(itemKey) {
      done.push(`remove ${itemKey}`)
      if (!entries.some(({ key }) => key === itemKey)) return refuse({ status: 404 })
      entries = entries.filter(({ key }) => key !== itemKey)
      return wishlist()
    },
  }
  return {
    calls,
    done,
    wishes: () => entries.map(({ productId, variantId }) => [productId, variantId]),
  }
}

describe('[4.12] replacing what is on the wishlist', () => {
  it('removes the old, then adds the new', async () => {
    const { calls, done, wishes } = aShop([DRESS, SHIRT])

    const answer = await replaceWish(calls, DRESS, { variantId: 702 })

    expect(answer.ok).toBe(true)
    expect(done).toEqual(['remove wi-1', 'add {"variantId":702}'])
    expect(wishes()).toEqual([
      [7, 702],
      [8, 801],
    ])
  })

  it('[5.7] ends with not found for what is not on it, and adds nothing', async () => {
    const { calls, done, wishes } = aShop([SHIRT])

    const answer = await replaceWish(calls, DRESS, { variantId: 702 })

    expect(answer).toEqual(refuse({ status: 404 }))
    expect(done).toEqual(['remove wi-1'])
    expect(wishes()).toEqual([[8, 801]])
  })

  it('brings the old one back when the new one is refused', async () => {
    const { calls, wishes } = aShop([SHIRT], [404])

    const answer = await replaceWish(calls, SHIRT, { variantId: 899 })

    expect(answer).toMatchObject({ ok: false, refusal: { status: 404, wishlist: { items: [{}] } } })
    expect(wishes()).toEqual([[8, 801]])
  })

  it('says so when even that did not work', async () => {
    const { calls } = aShop([SHIRT], [0, 0])

    expect(await replaceWish(calls, SHIRT, { variantId: 802 })).toEqual(refuse({ status: 0 }))
  })

  it('is done when the new one is on the list already', async () => {
    const { calls, wishes } = aShop([DRESS, { key: 'wi-3', productId: 7, variantId: 702 }])

    const answer = await replaceWish(calls, DRESS, { variantId: 702 })

    expect(answer).toMatchObject({ ok: true, value: { items: [{ variantId: 702 }] } })
    expect(wishes()).toEqual([[7, 702]])
  })

  it('never loses a wish, whatever the shop refuses', async () => {
    const refusal = fc.constantFrom(null, 0, 404, 413, 500)
    await fc.assert(
      fc.asyncProperty(refusal, async (status) => {
        const { calls, wishes } = aShop([DRESS, SHIRT], [status])

        await replaceWish(calls, DRESS, { variantId: 702 })

        expect(wishes()).toHaveLength(2)
        expect(wishes().filter(([productId]) => productId === 7)).toHaveLength(1)
      }),
    )
  })
})

describe('taking several entries off', () => {
  it('goes on where another tab was faster, and ends with the list as it is', async () => {
    const { calls, done } = aShop([DRESS, SHIRT])

    const answer = await removeWishes(calls, ['wi-1', 'gone'])

    expect(done).toEqual(['remove wi-1', 'remove gone'])
    expect(answer).toMatchObject({ ok: true, value: { items: [{ key: 'wi-2' }] } })
  })
})
