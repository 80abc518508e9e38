import { BasketTool } from '#app/features/basket/basket-tool.tsx'
import { ConsentTool } from '#app/features/consent/consent-tool.tsx'
import { CustomerTool } from '#app/features/customer/customer-tool.tsx'
import { ErrorReports } from '#app/features/error-reports/error-reports.tsx'
import { FeedbackOpener } from '#app/features/feedback/feedback-opener.tsx'
import { SearchOpener } from '#app/features/search-box/search-opener.tsx'
import { ShopSuggestion } from '#app/features/shop-switch/shop-suggestion.tsx'
import { TrackingPart } from '#app/features/tracking/tracking-part.tsx'
import { WishlistTool } from '#app/features/wishlist/wishlist-tool.tsx'
import { InSlices } from '#app/navigation/in-slices.tsx'
import { KeyboardRoom } from '#app/ui/keyboard-room.tsx'

/** What every page has and no page waits for: one file, loaded once the browser rests, run in slices. */
export function IdleParts() {
  return (
    <InSlices>
      <SearchOpener />
      <BasketTool />
      <WishlistTool />
      <CustomerTool />
      <ShopSuggestion />
      <ErrorReports />
      <FeedbackOpener />
      <ConsentTool />
      <KeyboardRoom />
      <TrackingPart />
    </InSlices>
  )
}
