import { getRootCategories, MAX_CATEGORY_DEPTH } from '@saum/contract/category'
import { messagesFor } from '#app/messages/server-messages.ts'
import { createShopText } from '#app/messages/shop-text.tsx'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { PUBLIC_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { flatCategories, placesOf } from './list-places.ts'

/** `/de/search-places.json`: what a search box may suggest besides products; the same for everybody. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const roots = await context
    .get(backendContext)
    .call(getRootCategories, { children: MAX_CATEGORY_DEPTH })
  const { t } = createShopText(shop, messagesFor(shop.locale))
  return Response.json(
    {
      pages: placesOf({ shop, content: context.get(contentContext), t }),
      categories: flatCategories(roots.ok ? roots.value : []),
    },
    { headers: PUBLIC_PAGE },
  )
}
