import type { Locale } from '@saum/domain/shops'
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { ServedBlocksContext } from '#app/blocks/served-blocks.ts'
import { SERVED_ISLANDS } from '#app/blocks/served-islands.ts'
import { chromeMarkup } from '#app/features/chrome/chrome-markup.ts'
import { ChromeContext, type Chrome, type ServedChrome } from '#app/features/chrome/chrome.ts'
import { PreviewMarkupContext, type ServedPreview } from '#app/features/preview/preview-place.tsx'
import { ShopSwitch } from '#app/features/shop-switch/shop-switch.tsx'
import { PageSettingsContext, type PageSettings } from '#app/page/page-settings.ts'
import { PageTextsContext, type PageTexts } from '#app/page/page-texts.ts'
import { messagesForScreen } from '#app/messages/server-messages.ts'
import { screenMessages } from '#app/navigation/screen-messages.ts'
import { withPatientScripts } from './patient-scripts.ts'
import { withScriptGate } from './script-gate.ts'

interface PageParts {
  context: EntryContext
  url: string
  chrome: Chrome
  settings: PageSettings
  /** The markup of the page's blocks by piece. */
  blocks: ReadonlyMap<string, string>
  nonce?: string
  /** The bar of an editor's preview. */
  preview?: ServedPreview | null
}

/** The React tree of a page as text. Whole-string rendering costs less than half of streaming. */
export function renderPage(parts: PageParts): string {
  const { context, url, chrome, settings, blocks, nonce, preview = null } = parts
  const html = renderToString(
    <ChromeContext value={served(chrome)}>
      <PageSettingsContext value={settings}>
        <PageTextsContext value={textsOf(context)}>
          <ServedBlocksContext value={{ markup: blocks, islands: SERVED_ISLANDS }}>
            <PreviewMarkupContext value={preview}>
              <ServerRouter
                context={context}
                url={url}
                {...(nonce === undefined ? {} : { nonce })}
              />
            </PreviewMarkupContext>
          </ServedBlocksContext>
        </PageTextsContext>
      </PageSettingsContext>
    </ChromeContext>,
  )
  return withScriptGate(withPatientScripts(html), nonce)
}

function served(chrome: Chrome): ServedChrome {
  return { markup: (part, pathname) => chromeMarkup(chrome, part, pathname), ShopSwitch }
}

function textsOf({ staticHandlerContext }: EntryContext): PageTexts {
  const parts = staticHandlerContext.matches.flatMap(({ route }) => route.path || [])
  const namespaces = screenMessages(parts.join('/'))
  return {
    namespaces,
    messagesOf: (locale: Locale) => messagesForScreen(locale, namespaces),
  }
}
