import type { Category } from '@saum/contract/category'
import type { Shop } from '@saum/domain/shops'
import { renderToStaticMarkup } from 'react-dom/server'
import { messagesFor } from '#app/messages/server-messages.ts'
import { createShopText, ShopTextProvider } from '#app/messages/shop-text.tsx'
import type { Chrome } from './chrome.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { mainNavigation } from './main-navigation.ts'
import { SlimFooter } from './slim-footer.tsx'
import { SlimHeader } from './slim-header.tsx'

const TOOL_SECTIONS = [
  { section: 'account', href: 'account' },
  { section: 'wishlist', href: 'wishlist' },
  { section: 'basket', href: 'cart' },
] as const

interface ChromeSource {
  shop: Shop
  /** `null` when they could not be had. */
  roots: readonly Category[] | null
  pages: Readonly<Record<string, string>>
  places: Chrome['places']
  pictureBase: string
}

export function renderChrome(source: ChromeSource): Chrome {
  const { shop, roots: known, pages, places, pictureBase } = source
  const roots = known ?? []
  const messages = messagesFor(shop.locale)
  const { t } = createShopText(shop, messages)
  const navigation = mainNavigation({ shop, roots, pages, t })
  const parts = { navigation, roots, pages, pictureBase }

  function render(content: React.ReactNode): string {
    return renderToStaticMarkup(
      <ShopTextProvider shop={shop} messages={messages}>
        {content}
      </ShopTextProvider>,
    )
  }

  return {
    header: render(<Header {...parts} />),
    footer: render(<Footer {...parts} />),
    slimHeader: render(<SlimHeader {...parts} />),
    slimFooter: render(<SlimFooter {...parts} />),
    sections: [...navigation, ...TOOL_SECTIONS].map(({ section, href }) => ({
      key: section,
      href: href.startsWith('/') ? href : `/${shop.path}/${href}/`,
    })),
    places,
    lacksCategories: known === null,
  }
}
