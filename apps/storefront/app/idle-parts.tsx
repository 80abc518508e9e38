import { BasketTool } from '#app/features/basket/basket-tool.tsx'
import { CustomerTool } from '#app/features/customer/customer-tool.tsx'
import { SearchOpener } from '#app/features/search-box/search-opener.tsx'
import { ShopSuggestion } from '#app/features/shop-switch/shop-suggestion.tsx'
import { WishlistTool } from '#app/features/wishlist/wishlist-tool.tsx'

/** What every page has and no page waits for: one file, loaded once the browser rests. */
export function IdleParts() {
  return (
    <>
      <SearchOpener />
      <BasketTool />
      <WishlistTool />
      <CustomerTool />
      <ShopSuggestion />
    </>
  )
}
