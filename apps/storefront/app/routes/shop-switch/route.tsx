import { useShopText } from '#app/messages/shop-text.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { ShopList } from '#app/features/shop-switch/shop-list.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { pathOfReferrer } from '#app/server/return-from.ts'
import { tryPart } from '#app/server/try-part.ts'
import { Wrap } from '#app/ui/grid.tsx'
import { Headline } from '#app/ui/type.tsx'
import type { Route } from './+types/route.ts'
import { pageInShops } from './page-in-shops.ts'
import styles from './shop-switch-page.module.css'

export const handle = { pageType: 'service' } satisfies RouteHandle

/** The shops lead to the page the shopper came from. The response depends on that page, so it is never cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const source = {
    backend: context.get(backendContext),
    content: context.get(contentContext),
    shop: context.get(shopContext),
  }
  const from = pathOfReferrer(request)
  return { alternates: (await tryPart(context, () => pageInShops(source, from))) ?? {} }
}

/** Where «change shop» leads without script. */
export default function ShopSwitchRoute() {
  const { t } = useShopText()
  const title = t('shop.switch_title')
  return (
    <Wrap>
      <PageHead title={title} />
      <div className={styles.page}>
        <Headline as="h1" size={40}>
          {title}
        </Headline>
        <ShopList />
      </div>
    </Wrap>
  )
}
