import { DEFAULT_SHOP } from '@saum/domain/shops'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { aProduct, aVariant } from '#app/features/catalog/test-product.ts'
import { toWish } from '#app/features/wishlist/wish-facts.ts'
import { renderInShop } from '#app/ui/test-render.tsx'
import { SharedWishlistPage } from './shared-wishlist-page.tsx'

const ADDRESS = `/de/wishlist/shared/${'t'.repeat(43)}/`

describe('the wishlist of somebody else', () => {
  it('has hearts that lead back to it without script', () => {
    const product = aProduct({ id: 7, variants: [aVariant('S', { id: 701 })] })
    const entry = { key: 'wi-1', productId: 7, variantId: null, product, isBackInStock: false }
    const wishes = [toWish(entry, DEFAULT_SHOP)]

    const page = renderInShop(
      <MemoryRouter initialEntries={[ADDRESS]}>
        <SharedWishlistPage wishes={wishes} />
      </MemoryRouter>,
    )

    const [from = ''] = /<input[^>]*name="from"[^>]*>/.exec(page) ?? []
    const [heart = ''] = /<button[^>]*name="productId"[^>]*>/.exec(page) ?? []
    expect(from).toContain(`value="${ADDRESS}"`)
    for (const field of [from, heart]) expect(field).toContain('form="wishlist-form"')
  })
})
