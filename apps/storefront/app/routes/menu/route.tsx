import { getRootCategories, MAX_CATEGORY_DEPTH } from '@saum/contract/category'
import { data, type RouterContextProvider } from 'react-router'
import { mainNavigation } from '#app/features/chrome/main-navigation.ts'
import { messagesFor } from '#app/messages/server-messages.ts'
import { createShopText } from '#app/messages/shop-text.tsx'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { sharedPageHeaders } from '#app/server/shared-page-headers.ts'
import { tryPart } from '#app/server/try-part.ts'
import type { Route } from './+types/route.ts'
import { menuLinks } from './menu-links.ts'
import { MenuPage } from './menu-page.tsx'

export const handle = { pageType: 'service' } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { t } = createShopText(shop, messagesFor(shop.locale))
  const roots = (await tryPart(context, () => loadRoots(context))) ?? []
  const pages = context.get(contentContext).links(shop.locale)
  const menu = {
    links: menuLinks(shop, mainNavigation({ shop, roots, pages, t })),
    services: [
      { label: t('header.account_short'), href: `/${shop.path}/account/` },
      { label: t('header.nav_stores'), href: `/${shop.path}/location/` },
    ],
  }
  return data(menu, { headers: sharedPageHeaders(context) })
}

async function loadRoots(context: Readonly<RouterContextProvider>) {
  const payload = { children: MAX_CATEGORY_DEPTH }
  const found = await context.get(backendContext).call(getRootCategories, payload)
  return found.ok ? found.value : []
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function MenuRoute({ loaderData }: Route.ComponentProps) {
  return <MenuPage {...loaderData} />
}
