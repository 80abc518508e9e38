import type { Shop } from '@saum/domain/shops'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Messages } from '#app/messages/message-keys.ts'
import { ShopTextProvider } from '#app/messages/shop-text.tsx'
import { PageSettingsContext, type PageSettings } from '#app/page/page-settings.ts'
import { IslandNotesContext, type IslandUse } from './island.tsx'
import type { ShownBlocks } from './shown-blocks.ts'
import { splitMarkup } from './split-markup.ts'

/** What React writes before the markup for a browser to load early. */
const HINTS = /^(?:<link rel="(?:preload|preconnect|dns-prefetch)"[^>]*>)+/

interface Surroundings {
  shop: Shop
  settings: PageSettings
  messages: Messages
}

/**
 * Blocks as the pieces a page is made of. In a body hints come too late: what the first screen needs is
 * announced in the head, by the route.
 */
export function renderBlocks(
  blocks: ReactNode,
  { shop, settings, messages }: Surroundings,
): ShownBlocks {
  const islands: IslandUse[] = []
  const html = renderToStaticMarkup(
    <IslandNotesContext value={islands}>
      <PageSettingsContext value={settings}>
        <ShopTextProvider shop={shop} messages={messages}>
          {blocks}
        </ShopTextProvider>
      </PageSettingsContext>
    </IslandNotesContext>,
    // The page around it counts its own names.
    { identifierPrefix: 'block' },
  )
  return splitMarkup(html.replace(HINTS, ''), islands)
}
