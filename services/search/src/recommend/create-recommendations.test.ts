import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Signals } from '../events/signals.ts'
import { createRecommendations } from './create-recommendations.ts'
import type { RecommendationQuestion } from './recommendations.ts'
import { anIndexOf, someSignals, type TestProduct } from './test-range.ts'

interface Scene {
  products: readonly TestProduct[]
  learned?: Partial<Signals>
  combined?: Record<number, readonly number[]>
  outfits?: Record<number, readonly number[]>
  language?: 'de' | 'fr' | 'en'
}

const VISITOR = '580f46e5-22e2-4f91-89ad-2e652f376b40'

function recommendationsIn({ products, learned, combined, outfits, language = 'de' }: Scene) {
  return createRecommendations({
    shop: { language },
    signals: someSignals(learned),
    index: anIndexOf(products),
    combineWith: async (id) => combined?.[id] ?? [],
    outfitPartners: async (id) => outfits?.[id] ?? [],
  })
}

function aQuestion(slotId: string, part: Partial<RecommendationQuestion> = {}) {
  return {
    slotId,
    productId: null,
    clientId: null,
    cart: [],
    purchased: [],
    page: 0,
    perPage: 12,
    ...part,
  }
}

function ask(scene: Scene, slotId: string, part: Partial<RecommendationQuestion> = {}) {
  return recommendationsIn(scene).recommend(aQuestion(slotId, part))
}

const dress = { categories: ['kleider', 'damen'] }
const blouse = { categories: ['blusen', 'damen'] }

const RANGE: readonly TestProduct[] = [
  { id: 1, style: 'anna', ...dress, material: 'seide', color: 'rot', price: 100 },
  { id: 2, style: 'anna', ...dress, material: 'seide', color: 'blau', price: 100 },
  { id: 3, ...dress, material: 'seide', color: 'rot', price: 110 },
  { id: 4, ...dress, material: 'jersey', color: 'rot', price: 90 },
  { id: 5, ...dress, material: 'jersey', color: 'gelb', price: 120 },
  { id: 6, ...blouse, material: 'seide', color: 'rot', price: 80 },
  { id: 7, ...dress, material: 'seide', color: 'rot', price: 900 },
  { id: 8, ...dress, material: 'seide', color: 'rot', price: 100, isSoldOut: true },
  { id: 9, ...blouse, material: 'leinen', color: 'blau', price: 70, merit: 0.9 },
]

describe('[7.33] slots', () => {
  it('are known by id and by name', async () => {
    const scene = { products: RANGE }

    const byId = await ask(scene, '6CA796BB-F41F-4687-879B-3A55FDEC0525')
    const byName = await ask(scene, 'popular')

    expect(byId).toEqual(byName)
    expect(byId?.productIds.length).toBeGreaterThan(0)
  })

  it.each(['', 'unknown', '__proto__', 'constructor'])(
    'that nobody knows (%s) have no answer',
    async (id) => {
      expect(await ask({ products: RANGE }, id)).toBeNull()
    },
  )

  it('[3.53] have a headline in the language of the shop', async () => {
    const headlines = new Set<string>()
    for (const { language } of SHOPS) {
      const answer = await ask({ products: RANGE, language }, 'popular')
      headlines.add(answer?.headline ?? '')
    }

    expect([...headlines]).toEqual(['Gerade beliebt', 'En ce moment', 'Popular right now'])
  })
})

describe('similar products', () => {
  it('share category, material and color; others and much dearer ones come last', async () => {
    const answer = await ask({ products: RANGE }, 'similar', { productId: 1 })

    expect(answer).toEqual({ headline: 'Ähnliche Teile', productIds: [3, 4, 5, 6, 7, 9], total: 6 })
  })

  it('may cost more where there are too few', async () => {
    const products = RANGE.filter(({ id }) => [1, 3, 7].includes(id))

    expect((await ask({ products }, 'similar', { productId: 1 }))?.productIds).toEqual([3, 7])
  })

  it('are popular ones, and called so, when the product is unknown', async () => {
    const answer = await ask({ products: RANGE }, 'similar', { productId: 4711 })

    expect(answer?.headline).toBe('Gerade beliebt')
    expect(answer?.productIds[0]).toBe(9)
  })
})

describe('complete the look', () => {
  it('shows what editors combined, then the other pieces of outfits', async () => {
    const scene = { products: RANGE, combined: { 1: [9, 4] }, outfits: { 1: [6, 9] } }

    expect(await ask(scene, 'complete-the-look', { productId: 1 })).toEqual({
      headline: 'Dazu passt',
      productIds: [9, 4, 6],
      total: 3,
    })
  })

  it('is empty where nothing is known, rather than filled with anything', async () => {
    const answer = await ask({ products: RANGE }, 'complete-the-look', { productId: 1 })

    expect(answer).toMatchObject({ productIds: [], total: 0 })
  })
})

describe('bought together', () => {
  const combined = { 1: [9] }

  it('is learned from orders', async () => {
    const learned = { boughtTogether: (id: number) => (id === 1 ? [6, 4, 9, 5] : []) }

    const answer = await ask({ products: RANGE, learned, combined }, 'bought-together', {
      productId: 1,
    })

    expect(answer).toEqual({
      headline: 'Oft zusammen gekauft',
      productIds: [6, 4, 9, 5],
      total: 4,
    })
  })

  it('falls back to what was viewed, then to what goes with it, and says so', async () => {
    const learned = { viewedTogether: () => [3, 4] }

    const viewed = await ask({ products: RANGE, learned, combined }, 'bought-together', {
      productId: 1,
    })
    const combinedOnly = await ask({ products: RANGE, combined }, 'bought-together', {
      productId: 1,
    })

    expect(viewed).toMatchObject({ headline: 'Auch angesehen', productIds: [3, 4] })
    expect(combinedOnly).toMatchObject({ headline: 'Dazu passt', productIds: [9] })
  })

  it('goes with the cart where there is no product', async () => {
    const learned = { boughtTogether: (id: number) => (id === 5 ? [6, 4] : []) }

    const answer = await ask({ products: RANGE, learned }, 'bought-together', { cart: [5] })

    expect(answer?.productIds).toEqual([6, 4])
  })
})

describe('popular products', () => {
  it('come in the order of their popularity, the rest of the range follows by merit', async () => {
    const learned = { popularProducts: () => [5, 2] }

    const answer = await ask({ products: RANGE, learned }, 'popular')

    expect(answer?.productIds).toEqual([5, 2, 9, 3, 4, 6, 7])
    expect(answer?.headline).toBe('Gerade beliebt')
  })
})

describe('recently viewed products', () => {
  it('are what this visitor viewed, newest first, without the one on the screen', async () => {
    const learned = { viewedBy: (id: string) => (id === VISITOR ? [4, 1, 8, 6, 2] : []) }

    const answer = await ask({ products: RANGE, learned }, 'recently-viewed', {
      clientId: VISITOR,
      productId: 4,
    })

    expect(answer).toEqual({ headline: 'Zuletzt angesehen', productIds: [1, 6], total: 2 })
  })

  it('are none for visitors nobody knows', async () => {
    const answer = await ask({ products: RANGE }, 'recently-viewed')

    expect(answer).toEqual({ headline: 'Zuletzt angesehen', productIds: [], total: 0 })
  })
})

describe('personal recommendations', () => {
  it('are similar to what the visitor viewed, and new to them', async () => {
    const learned = { viewedBy: () => [1, 9] }

    const answer = await ask({ products: RANGE, learned }, 'personal', { clientId: VISITOR })

    expect(answer?.headline).toBe('Für dich ausgesucht')
    expect(answer?.productIds[0]).toBe(3)
    expect(answer?.productIds).not.toContain(9)
    expect(answer?.productIds).toContain(6)
  })

  it('are popular ones for everybody else, and called so', async () => {
    const answer = await ask({ products: RANGE }, 'personal', { clientId: VISITOR })

    expect(answer?.headline).toBe('Gerade beliebt')
  })
})

describe('every slot', () => {
  const slot = fc.constantFrom(
    'similar',
    'complete-the-look',
    'bought-together',
    'popular',
    'recently-viewed',
    'personal',
  )
  const ids = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 })
  const product = fc.record({
    style: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    categories: fc.constantFrom(['kleider', 'damen'], ['blusen', 'damen'], ['damen']),
    color: fc.constantFrom('rot', 'blau'),
    price: fc.integer({ min: 10, max: 100 }),
    merit: fc.double({ min: 0, max: 1, noNaN: true }),
    isSoldOut: fc.boolean(),
  })
  const range = fc
    .array(product, { minLength: 1, maxLength: 12 })
    .map((products) => products.map((each, place) => ({ ...each, id: place + 1 })))

  it('shows no style twice, nothing sold out, not the product, nothing from the cart', async () => {
    await fc.assert(
      fc.asyncProperty(
        range,
        slot,
        fc.record({ learned: ids, cart: ids, purchased: ids }),
        fc.option(fc.integer({ min: 1, max: 12 })),
        async (products, slotId, { learned, cart, purchased }, productId) => {
          const list = () => learned
          const signals = {
            popularProducts: list,
            viewedTogether: list,
            boughtTogether: list,
            viewedBy: list,
          }
          const scene = { products, learned: signals, combined: { [productId ?? 0]: learned } }
          const part = { productId, cart, purchased, clientId: VISITOR, perPage: 100 }

          const answer = await ask(scene, slotId, part)

          const shown = (answer?.productIds ?? []).map((id) => products[id - 1])
          const styles = shown.map((each) => each?.style)
          const hidden = [...cart, productId ?? 0].map((id) => products[id - 1]?.style)
          expect(new Set(styles).size).toBe(styles.length)
          expect(shown.some((each) => each?.isSoldOut)).toBe(false)
          expect(styles.filter((style) => hidden.includes(style))).toEqual([])
          expect(answer?.total).toBe(shown.length)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('has pages that follow each other without gaps or repetitions', async () => {
    const recommendations = recommendationsIn({
      products: Array.from({ length: 90 }, (_, place) => ({ id: place + 1, merit: place / 90 })),
    })
    const whole = await recommendations.recommend(aQuestion('popular', { perPage: 1000 }))

    const pages = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((page) =>
        recommendations.recommend(aQuestion('popular', { page, perPage: 12 })),
      ),
    )

    expect(pages.flatMap((page) => page?.productIds ?? [])).toEqual(whole?.productIds)
    expect(pages.map((page) => page?.total)).toEqual(Array(6).fill(60))
  })

  it.each([
    { page: -1, perPage: 2 },
    { page: 0, perPage: 0 },
    { page: 1e9, perPage: 1e9 },
    { page: Number.NaN, perPage: Number.NaN },
  ])('survives %o', async (part) => {
    const answer = await ask({ products: RANGE }, 'popular', part)

    expect(answer?.productIds.length).toBeLessThanOrEqual(2)
  })

  it('survives carts of thousands', async () => {
    const cart = Array.from({ length: 5000 }, (_, place) => place + 3)

    expect(await ask({ products: RANGE }, 'similar', { productId: 1, cart })).not.toBeNull()
  })
})
