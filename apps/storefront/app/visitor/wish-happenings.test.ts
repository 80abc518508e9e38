import { describe, expect, it, vi } from 'vitest'
import type { WishHappening } from './wish-happenings.ts'

describe('hearts that are pressed', () => {
  it('wait for whoever measures, the latest 20, and are then heard at once, each once', async () => {
    // A tab of its own: others have pressed hearts, too.
    vi.resetModules()
    const { onWish, tellWish } = await import('./wish-happenings.ts')
    for (let productId = 1; productId <= 25; productId++) tellWish({ productId, isWished: true })
    const heard: WishHappening[] = []

    onWish((happening) => void heard.push(happening))
    expect(heard.map(({ productId }) => productId)).toEqual(
      Array.from({ length: 20 }, (_, place) => place + 6),
    )
    tellWish({ productId: 7, isWished: false })

    expect(heard.at(-1)).toEqual({ productId: 7, isWished: false })
    expect(heard).toHaveLength(21)
  })
})
