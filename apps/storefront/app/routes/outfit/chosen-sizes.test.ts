import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OutfitPiece } from '#app/features/catalog/outfit-facts.ts'
import { firstChoice, toChoice, withTyped } from './chosen-sizes.ts'

type Size = OutfitPiece['sizes'][number]

function aPiece(id: number, sizes: Size[]): OutfitPiece {
  const isSoldOut = sizes.every((size) => size.isSoldOut)
  return {
    id,
    href: `/de/p/teil-${id}/`,
    brand: 'Saum',
    name: `Teil ${id}`,
    alt: '',
    cents: sizes[0]?.cents ?? 0,
    color: 'Kamel',
    sizes,
    ...(isSoldOut && { isSoldOut: true }),
  }
}

const pieces = fc
  .array(
    fc.array(fc.record({ cents: fc.integer({ min: 1, max: 99_999 }), isSoldOut: fc.boolean() }), {
      minLength: 1,
      maxLength: 4,
    }),
    { maxLength: 5 },
  )
  .map((list) =>
    list.map((sizes, id) =>
      aPiece(
        id,
        sizes.map(({ cents, isSoldOut }, index) => ({
          variantId: id * 10 + index,
          label: String(34 + index),
          cents,
          ...(isSoldOut && { isSoldOut: true as const }),
        })),
      ),
    ),
  )

describe('[7] the sizes chosen of an outfit', () => {
  it('hold nothing that is sold out, and cost what they cost one by one', () => {
    fc.assert(
      fc.property(pieces, fc.array(fc.integer({ min: 0, max: 5 })), (list, picks) => {
        const chosen = new Map(list.map(({ id }, index) => [id, id * 10 + (picks[index] ?? 9)]))

        const choice = toChoice(list, chosen)

        expect(choice.sizes.some((size) => size.isSoldOut)).toBe(false)
        expect(choice.cents).toBe(choice.sizes.reduce((sum, size) => sum + size.cents, 0))
        const offered = list.filter((piece) => !piece.isSoldOut).length
        expect(choice.sizes.length + choice.missing.length).toBe(offered)
      }),
    )
  })

  it('begin with the pieces that come in one size only', () => {
    const belt = aPiece(1, [{ variantId: 10, label: 'one', cents: 2_995 }])
    const shirt = aPiece(2, [
      { variantId: 20, label: '36', cents: 3_595 },
      { variantId: 21, label: '38', cents: 3_595 },
    ])

    expect([...firstChoice([belt, shirt])]).toEqual([[1, 10]])
  })
})

describe('sizes chosen before the script came', () => {
  const look = [
    aPiece(1, [
      { variantId: 11, label: '36', cents: 100 },
      { variantId: 12, label: '38', cents: 100 },
    ]),
    aPiece(2, [
      { variantId: 21, label: '36', cents: 100 },
      { variantId: 22, label: '38', cents: 100 },
    ]),
  ]

  function aForm(...variantIds: string[]) {
    const form = new FormData()
    for (const id of variantIds) form.append('variantId', id)
    return form
  }

  it('are taken over, those of pieces still open are not', () => {
    expect(withTyped(look, new Map(), aForm('12', ''))).toEqual(new Map([[1, 12]]))
  })

  it('change nothing where they say nothing new or nothing known', () => {
    const chosen = new Map([[1, 12]])

    expect(withTyped(look, chosen, aForm('12', ''))).toBe(chosen)
    expect(withTyped(look, chosen, aForm('99'))).toBe(chosen)
  })
})
