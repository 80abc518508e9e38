import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPageReply, aProduct } from '../wire/test-replies.ts'
import { EMPTY_PAGE } from './product-page.ts'
import { promoteChild, toProducts } from './shown-products.ts'

function aReply(page: number, perPage: number, ids: readonly string[]) {
  return aPageReply({
    products: ids.map((id) => aProduct(id)),
    pagination: { page, perPage, totalEntries: 1000, totalPages: 100 },
  })
}

function toChild(id: string) {
  const { children: _, totalNumberOfChildren: __, ...child } = aProduct(id)
  return child
}

function aPageOf(...products: ReturnType<typeof aProduct>[]) {
  return { ...EMPTY_PAGE, products: toProducts(aPageReply({ products })) }
}

describe('[3.41] [4.32] shown products', () => {
  it('are numbered through over all pages, from 1', () => {
    const anyIds = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 })
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1, max: 40 }), anyIds, (page, perPage, ids) => {
        const products = toProducts(aReply(page, perPage, ids))

        expect(products.map(({ position }) => position)).toEqual(
          ids.map((_, index) => page * perPage + index + 1),
        )
      }),
    )
  })

  it('remember which reply they came with', () => {
    const [product] = toProducts(aPageReply({ responseId: 'response-7' }))

    expect(product?.responseId).toBe('response-7')
  })

  it('come first among their own colors where they are not one of them', () => {
    const blouse = aProduct('1', { children: [toChild('2')], totalNumberOfChildren: 2 })

    const [product] = toProducts(aPageReply({ products: [blouse] }))

    expect(product?.children).toEqual([toChild('1'), toChild('2')])
    expect(product?.totalNumberOfChildren).toBe(2)
  })

  it('keep their place among their colors where they are one of them', () => {
    const blouse = aProduct('1', { children: [toChild('2'), toChild('1')] })

    const [product] = toProducts(aPageReply({ products: [blouse] }))

    expect(product?.children).toEqual([toChild('2'), toChild('1')])
  })

  it('without other colors have none', () => {
    expect(toProducts(aPageReply())[0]?.children).toEqual([])
  })
})

describe('[4.32] [5.20] choosing another color of a product', () => {
  const blouse = aProduct('1', { children: [toChild('2'), toChild('3')], totalNumberOfChildren: 5 })

  it('shows it in the place of the one before, with all its colors', () => {
    const page = aPageOf(aProduct('9'), blouse)

    const [other, promoted] = promoteChild(page, '3').products

    expect(other).toBe(page.products[0])
    expect(promoted).toEqual({
      ...toChild('3'),
      children: [toChild('1'), toChild('2'), toChild('3')],
      totalNumberOfChildren: 5,
      position: 2,
      responseId: 'response-1',
    })
  })

  it('can be taken back', () => {
    const page = aPageOf(blouse)

    expect(promoteChild(promoteChild(page, '2'), '1')).toEqual(page)
  })

  it('changes nothing for a color nobody knows, and for the one that is shown', () => {
    const page = aPageOf(blouse)

    expect(promoteChild(page, '77')).toBe(page)
    expect(promoteChild(page, '1')).toBe(page)
  })

  it('never changes where products stand or which colors they have', () => {
    const anyColors = fc.uniqueArray(fc.integer({ min: 100, max: 120 }).map(String))
    const anyProducts = fc.uniqueArray(fc.tuple(fc.nat(20).map(String), anyColors), {
      selector: ([id]) => id,
    })
    fc.assert(
      fc.property(anyProducts, fc.array(fc.integer({ min: 0, max: 120 })), (products, choices) => {
        const page = aPageOf(
          ...products.map(([id, colors]) => aProduct(id, { children: colors.map(toChild) })),
        )

        const chosen = choices.reduce((run, id) => promoteChild(run, String(id)), page)

        const lasting = ({
          position,
          children,
          totalNumberOfChildren,
        }: (typeof page.products)[0]) => ({
          position,
          children,
          totalNumberOfChildren,
        })
        expect(chosen.products.map(lasting)).toEqual(page.products.map(lasting))
      }),
    )
  })
})
