import type { ExistingItemHandling } from '@saum/contract/basket'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameItem, type KeptItem, type WantedItem } from './basket-item.ts'
import { anItem } from './basket-item.fixture.ts'
import type { Offer } from './fit-quantity.ts'
import { planAdd, planRemoval, type AddPlan } from './add-rules.ts'

const NEW_KEY: unknown = expect.stringMatching(/^new-/)

const HANDLINGS = [
  'KeepExisting',
  'AddQuantityToExisting',
  'ReplaceExisting',
  'ReplaceExistingWithCombinedQuantity',
] as const satisfies readonly ExistingItemHandling[]

describe('[4.5] what becomes of an item that is there already', () => {
  const existing = anItem({ key: 'old', quantity: 2, customData: { is: 'A' } })
  const wanted = { variantId: 7, customData: { is: 'B' } }
  const kept = { key: 'old', quantity: 2, customData: { is: 'A' } }

  it.each([
    ['KeepExisting', 3, [kept]],
    ['KeepExisting', 0, [kept]],
    ['AddQuantityToExisting', 3, [{ key: 'old', quantity: 5, customData: { is: 'B' } }]],
    ['AddQuantityToExisting', 0, [kept]],
    ['ReplaceExisting', 3, [{ key: NEW_KEY, quantity: 3, customData: { is: 'B' } }]],
    ['ReplaceExisting', 0, []],
    [
      'ReplaceExistingWithCombinedQuantity',
      3,
      [{ key: NEW_KEY, quantity: 5, customData: { is: 'B' } }],
    ],
    [
      'ReplaceExistingWithCombinedQuantity',
      0,
      [{ key: NEW_KEY, quantity: 2, customData: { is: 'B' } }],
    ],
  ] as const)('%s with %i pieces', (handling, quantity, items) => {
    const plan = add([existing], { ...wanted, quantity }, { handling, offers: [[7, inStock(99)]] })

    expect(plan).toMatchObject({ items, failure: null, isReduced: false })
    expect(plan.items).toHaveLength(items.length)
  })

  it.each(HANDLINGS)(
    'adds with %s what is not there yet, unless no piece is wanted',
    (handling) => {
      const offers = [[7, inStock(99)]] as const

      expect(add([], { variantId: 7, quantity: 2 }, { handling, offers }).items).toMatchObject([
        { key: NEW_KEY, quantity: 2 },
      ])
      expect(add([], { variantId: 7, quantity: 0 }, { handling, offers }).items).toEqual([])
    },
  )

  it('keeps what it shows and what it carries when pieces are added without any', () => {
    const displayData = { name: { key: 'name', label: 'Kleid', value: 'Kleid' } }
    const item = anItem({ displayData, customData: { is: 'A' } })

    const plan = add([item], { variantId: 7, quantity: 1 }, { offers: [[7, inStock(99)]] })

    expect(plan.items).toMatchObject([{ displayData, customData: { is: 'A' } }])
  })

  it('leaves its place to its successor', () => {
    const items = [anItem({ variantId: 7, position: 0 }), anItem({ variantId: 8, position: 1 })]

    const plan = add(
      items,
      { variantId: 7, quantity: 9 },
      { handling: 'ReplaceExisting', offers: [[7, inStock(99)]] },
    )

    expect(plan.items.map(({ variantId }) => variantId)).toEqual([7, 8])
    expect(plan.items[0]?.position).toBe(0)
  })
})

describe('a promotion that comes with an item', () => {
  const offers = [[7, inStock(9)]] as const

  it('hangs on it', () => {
    const plan = add([], { variantId: 7, quantity: 1, promotionId: 'gift' }, { offers })

    expect(plan.items).toMatchObject([{ promotionId: 'gift', promotionCode: null }])
  })

  it.each([
    ['takes the place of the one that was there', 'gift', 'gift'],
    ['leaves the one that was there when it is none', null, 'sale'],
    ['leaves the one that was there when it is not named', undefined, 'sale'],
  ])('%s', (_, promotionId, expected) => {
    const item = anItem({ promotionId: 'sale', promotionCode: 'WELCOME' })

    const plan = add([item], { variantId: 7, quantity: 1, promotionId }, { offers })

    expect(plan.items).toMatchObject([{ quantity: 2, promotionId: expected }])
  })

  it('is gone with an item that is replaced', () => {
    const item = anItem({ promotionId: 'sale' })

    const plan = add([item], { variantId: 7, quantity: 1 }, { handling: 'ReplaceExisting', offers })

    expect(plan.items).toMatchObject([{ promotionId: null }])
  })
})

describe('items of a group', () => {
  const main = anItem({ key: 'main', itemGroup: { id: 'g', isMainItem: true, isRequired: true } })
  const extra = { id: 'g', isMainItem: false, isRequired: false }
  const gift = anItem({ key: 'gift', variantId: 8, itemGroup: extra })
  const other = anItem({ key: 'other', variantId: 9 })

  it('go with their main item', () => {
    expect(planRemoval([main, gift, other], 'main')).toEqual([other])
  })

  it('go with one of them that is required', () => {
    const needed = anItem({
      key: 'needed',
      variantId: 8,
      itemGroup: { ...extra, isRequired: true },
    })

    expect(planRemoval([main, needed, gift, other], 'needed')).toEqual([other])
  })

  it('go with their main item when nothing of it is wanted any more', () => {
    const { itemGroup } = main
    const wanted = { variantId: 7, quantity: 0, ...(itemGroup && { itemGroup }) }

    const plan = add([main, gift, other], wanted, {
      handling: 'ReplaceExisting',
      offers: [[7, inStock(9)]],
    })

    expect(plan.items).toEqual([other])
  })

  it('stay when one that is not required goes', () => {
    expect(planRemoval([main, gift, other], 'gift')).toEqual([main, other])
  })

  it('have one main item: a second one belongs to the first', () => {
    const wanted = { variantId: 9, quantity: 1, itemGroup: { ...extra, isMainItem: true } }

    const { items } = add([main], wanted, { offers: [[9, inStock(9)]] })

    expect(items.map(({ itemGroup }) => itemGroup?.isMainItem)).toEqual([true, false])
  })

  it('keep the last piece of a size from being promised once more by itself', () => {
    const wanted = { variantId: 7, quantity: 1 }

    const none = add([main], wanted, { offers: [[7, inStock(1)]] })
    const one = add([main], { ...wanted, quantity: 3 }, { offers: [[7, inStock(2)]] })

    expect(none).toMatchObject({ items: [{ key: 'main' }], failure: 'ItemUnavailable' })
    expect(one).toMatchObject({ items: [{}, { quantity: 1 }], failure: null, isReduced: true })
  })
})

describe('[8.7] a basket, whatever is put into it', () => {
  const pieces = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(9, 10, 11, 1e9))
  const wish = fc.record({
    wanted: fc.record({
      variantId: fc.integer({ min: 1, max: 58 }),
      quantity: pieces,
      itemGroup: fc.option(fc.constant({ id: 'set', isMainItem: true, isRequired: false }), {
        nil: undefined,
        freq: 4,
      }),
    }),
    handling: fc.constantFrom(...HANDLINGS),
  })
  const offer = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 }).map(inStock) },
    { weight: 3, arbitrary: fc.constant(inStock(Infinity)) },
    { weight: 1, arbitrary: fc.constant({ isShown: false, available: 0 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
  /** Stock changes between two wishes. */
  const turn = fc.tuple(wish, fc.integer({ min: 1, max: 58 }), offer)
  const start = fc.array(fc.option(offer, { freq: 3, nil: inStock(Infinity) }), {
    minLength: 58,
    maxLength: 58,
  })

  it('holds at most fifty items and two hundred pieces of a range that stays as it is', () => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 60, maxLength: 120 }), (wishes) => {
        const offers = [...Array(58).keys()].map((index) => [index + 1, inStock(99)] as const)
        let items: readonly KeptItem[] = []
        for (const { wanted, handling } of wishes) {
          items = add(items, wanted, { handling, offers }).items

          expect(items.length).toBeLessThanOrEqual(50)
          expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(200)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('does what adding piece by piece would do, while the range changes', () => {
    fc.assert(
      fc.property(start, fc.array(turn, { maxLength: 120 }), (offersAtStart, turns) => {
        const offers = new Map<number, Offer>()
        for (const [index, found] of offersAtStart.entries())
          if (found) offers.set(index + 1, found)
        let items: readonly KeptItem[] = []
        for (const [{ wanted, handling }, changed, found] of turns) {
          if (found) offers.set(changed, found)
          const plan = add(items, wanted, { handling, offers: [...offers] })

          expect(outcomeOf(plan, wanted)).toEqual(pieceByPiece(items, wanted, { handling, offers }))
          if (plan.failure !== null) expect(plan.items).toBe(items)
          items = plan.items
          expectSound(items)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('a basket too full because products came back into the shop', () => {
  const size = fc.record({
    quantity: fc.integer({ min: 0, max: 12 }),
    offer: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(inStock(99), inStock(3)) },
      { weight: 1, arbitrary: fc.constant({ isShown: false, available: 0 }) },
    ),
  })
  const sizes = fc.array(size, { minLength: 40, maxLength: 62 })
  const wish = fc.record({
    variantId: fc.integer({ min: 1, max: 62 }),
    quantity: fc.integer({ min: 0, max: 14 }),
  })

  it('takes nothing more, but lets pieces be taken out', () => {
    fc.assert(
      fc.property(sizes, wish, fc.constantFrom(...HANDLINGS), (found, wanted, handling) => {
        const offers = new Map(found.map(({ offer }, index) => [index + 1, offer]))
        const items = found.flatMap(({ quantity }, index) => {
          const key = `old-${index}`
          const item = anItem({ key, variantId: index + 1, quantity, position: index })
          return quantity === 0 ? [] : [item]
        })

        const plan = add(items, wanted, { handling, offers: [...offers] })

        expect(outcomeOf(plan, wanted)).toEqual(pieceByPiece(items, wanted, { handling, offers }))
      }),
      { numRuns: 1_000 },
    )
  })
})

interface Circumstances {
  handling: ExistingItemHandling
  offers: ReadonlyMap<number, Offer>
}

/** The rules once more, as slow and as plain as can be: one piece goes in after the other. */
function pieceByPiece(
  items: readonly KeptItem[],
  wanted: WantedItem,
  { handling, offers }: Circumstances,
) {
  const before = items.find((item) => isSameItem(item, wanted))?.quantity ?? 0
  const offer = offers.get(wanted.variantId)
  if (!offer) return { failure: 'ItemDataNotFound', quantity: before, isReduced: false }
  const asItWas = { failure: null, quantity: before, isReduced: false }
  if (before > 0 && handling === 'KeepExisting') return asItWas
  if (wanted.quantity === 0 && (before === 0 || handling === 'AddQuantityToExisting'))
    return asItWas
  if (wanted.quantity === 0 && handling === 'ReplaceExisting') return { ...asItWas, quantity: 0 }
  const left = leftFor(items, wanted, offer)
  if (!offer.isShown || left === 0) return { ...asItWas, failure: 'ItemUnavailable' }

  const others = items.filter((item) => !isSameItem(item, wanted) && isShown(item, offers))
  const full = { ...asItWas, failure: 'MaximumItemCountReached' }
  if (before === 0 && others.length >= 50) return full
  let pieces = others.reduce((sum, item) => sum + item.quantity, 0)
  const wish = wanted.quantity + (handling === 'ReplaceExisting' ? 0 : before)
  let quantity = 0
  while (quantity < wish && quantity < 10 && quantity < left) {
    if (pieces >= 200 && quantity >= before) {
      if (quantity === before) return full
      break
    }
    quantity += 1
    pieces += 1
  }
  return { failure: null, quantity, isReduced: quantity < wish }
}

/** Every item is handed its pieces in turn; the wanted one may have its own and what is left then. */
function leftFor(items: readonly KeptItem[], wanted: WantedItem, { available }: Offer): number {
  let rest = available
  let own = 0
  for (const item of items.toSorted((one, other) => one.position - other.position)) {
    if (item.variantId !== wanted.variantId) continue
    const handed = Math.min(item.quantity, rest)
    rest -= handed
    if (isSameItem(item, wanted)) own = handed
  }
  return own + rest
}

function outcomeOf({ items, failure, isReduced }: AddPlan, wanted: WantedItem) {
  const quantity = items.find((item) => isSameItem(item, wanted))?.quantity ?? 0
  return { failure, quantity, isReduced }
}

function expectSound(items: readonly KeptItem[]): void {
  expect(items.every(({ quantity }) => quantity >= 1 && quantity <= 10)).toBe(true)
  const identities = items.map(({ variantId, itemGroup }) => `${variantId} ${itemGroup?.id}`)
  const keys = items.map(({ key }) => key)
  const positions = items.map(({ position }) => String(position))
  for (const all of [identities, keys, positions]) expect(new Set(all).size).toBe(items.length)
  const mains = items.flatMap(({ itemGroup }) => (itemGroup?.isMainItem ? itemGroup.id : []))
  expect(new Set(mains).size).toBe(mains.length)
}

function isShown({ variantId }: KeptItem, offers: ReadonlyMap<number, Offer>): boolean {
  return offers.get(variantId)?.isShown ?? false
}

let made = 0

function add(
  items: readonly KeptItem[],
  wanted: WantedItem,
  {
    handling = 'AddQuantityToExisting',
    offers,
  }: { handling?: ExistingItemHandling; offers: readonly (readonly [number, Offer])[] },
): AddPlan {
  const newKey = () => `new-${(made += 1)}`
  return planAdd(items, { wanted, handling, offers: new Map(offers), newKey })
}

function inStock(available: number): Offer {
  return { isShown: true, available }
}
