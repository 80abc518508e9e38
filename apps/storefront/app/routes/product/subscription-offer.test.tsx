import type { Product, Variant } from '@saum/contract/product'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { aPrice, aProduct, aVariant } from '#app/features/catalog/test-product.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { ProductPage } from './product-page.tsx'
import { subscriptionOfferOf } from './subscription-offer.ts'
import { factsOf } from './test-product-facts.ts'

function group(key: string, values: readonly string[]) {
  const list = values.map((value) => ({ label: value, value }))
  return { id: 1, key, label: key, type: key, multiSelect: true, values: list }
}

function aBasic(id: number, changes: Partial<Variant> = {}): Variant {
  const variant = aVariant(String(id), { id, price: aPrice(2_990), ...changes })
  return {
    ...variant,
    attributes: {
      ...variant.attributes,
      subscriptionEligibility: group('subscriptionEligibility', ['true']),
      subscriptionAvailableIntervals: group('subscriptionAvailableIntervals', ['1', '3']),
    },
  }
}

function pageOf(product: Partial<Product>) {
  const facts = factsOf(aProduct(product))
  const Stub = createRoutesStub([{ path: '*', Component: () => <ProductPage product={facts} /> }])
  return renderInShop(<Stub initialEntries={['/de/p/shirt-7/']} />, 'de')
}

describe('a basic on its page', () => {
  it('can be bought once or again and again, in the form that needs no script', () => {
    const page = pageOf({ variants: [aBasic(38)] })

    const choices = page.match(/<input[^>]*name="delivery"[^>]*>/g) ?? []
    expect(
      choices.map((input) => [/value="(\w+)"/.exec(input)?.[1], /checked/.test(input)]),
    ).toEqual([
      ['once', true],
      ['subscription', false],
    ])
    expect(page).toMatch(/<select[^>]*name="interval"/)
    expect(wordsOf(page)).toContain('Im Abo 26,91 €, 10 % weniger pro Lieferung')
    expect(wordsOf(page)).toContain('Alle 3 Monate')
    expect(wordsOf(page)).toContain('Keine Mindestlaufzeit.')
  })

  it('promises no share of a price nobody pays: in a sale it costs what it costs', () => {
    const reduction = { absoluteWithTax: 1_000, relative: 0.3344 }
    const price = {
      ...aPrice(1_990),
      appliedReductions: [
        { category: 'sale' as const, type: 'relative' as const, amount: reduction },
      ],
    }

    const words = wordsOf(pageOf({ variants: [aBasic(38, { price })] }))

    expect(words).toContain('Im Abo 19,90 € je Lieferung')
    expect(words).not.toContain('10 % weniger')
  })

  it('offers nothing of that where the shop does not, or where it is sold out', () => {
    expect(pageOf({ variants: [aVariant('38', { id: 1 })] })).not.toContain('name="delivery"')
    expect(subscriptionOfferOf(aProduct({ isSoldOut: true, variants: [aBasic(38)] }))).toBeNull()
  })

  it('costs in each size a tenth less than that size', () => {
    const variants = [aBasic(38), aBasic(40, { price: aPrice(3_990) })]

    expect(subscriptionOfferOf(aProduct({ variants }))).toEqual({
      intervals: [1, 3],
      centsOf: { 38: 2_691, 40: 3_591 },
      isTenthLess: true,
    })
  })
})
