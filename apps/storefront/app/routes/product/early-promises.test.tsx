import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { aProduct, aVariant } from '#app/features/catalog/test-product.ts'
import type { ComparedPage } from '#app/page/use-variant.ts'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import { ProductPage } from './product-page.tsx'
import { factsOf } from './test-product-facts.ts'

const BUTTON = 'Zum Warenkorb hinzufügen'
const PROMISES = ['Lieferung', '30 Tage Rückgabe', 'Zahlung per Rechnung']

/** The words of the page after its sizes, as its loader has decided. */
function wordsAfterSizes(loaderData: ComparedPage): string {
  const variants = [aVariant('36', { id: 1 }), aVariant('38', { id: 2 })]
  const product = factsOf(aProduct({ variants }), 'de')
  const Stub = createRoutesStub([
    { id: 'product', path: '*', Component: () => <ProductPage product={product} /> },
  ])
  const page = renderInShop(
    <Stub
      initialEntries={['/de/p/mantel-7/?variantId=1']}
      hydrationData={{ loaderData: { product: loaderData } }}
    />,
  )
  return wordsOf(page.slice(page.lastIndexOf('type="radio"')))
}

describe('[6.5] promises in two places', () => {
  it.each<[string, ComparedPage]>([
    ['nothing', {}],
    ['an empty list', { variants: [] }],
  ])('stand below the button where the loader says %s', (_, loaderData) => {
    const words = wordsAfterSizes(loaderData)

    for (const promise of PROMISES) {
      expect(words.indexOf(promise)).toBeGreaterThan(words.indexOf(BUTTON))
    }
  })

  it('stand between sizes and button in the other version, once', () => {
    const words = wordsAfterSizes({ variants: ['early-promises'] })
    const [above = '', below] = words.split(BUTTON)

    for (const promise of PROMISES) expect(above).toContain(promise)
    expect(below).not.toContain('Zahlung per Rechnung')
  })
})
