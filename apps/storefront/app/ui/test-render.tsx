import { findShopByPath, type ShopPath } from '@saum/domain/shops'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ShopTextProvider } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'

/** The markup a shop sends for a component, with the real texts. */
export function renderInShop(element: ReactNode, path: ShopPath = 'de'): string {
  const shop = findShopByPath(path)
  if (!shop) throw new Error(`No shop at ${path}`)
  return renderToStaticMarkup(
    <ShopTextProvider shop={shop} messages={testMessages(shop.locale)}>
      {element}
    </ShopTextProvider>,
  )
}

/** The words of some markup, as a reader meets them. */
export function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .trim()
}
