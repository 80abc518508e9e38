import type { Locale } from '@saum/domain/shops'
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { chromeMarkup } from '#app/features/chrome/chrome-markup.ts'
import { ChromeContext, type Chrome, type ServedChrome } from '#app/features/chrome/chrome.ts'
import { ShopSwitch } from '#app/features/shop-switch/shop-switch.tsx'
import { PageSettingsContext, type PageSettings } from '#app/page/page-settings.ts'
import { PageTextsContext, type PageTexts } from '#app/page/page-texts.ts'
import { messagesForScreen } from '#app/messages/server-messages.ts'
import { screenMessages } from '#app/navigation/screen-messages.ts'

interface PageParts {
  context: EntryContext
  url: string
  chrome: Chrome
  settings: PageSettings
  nonce?: string
}

/** The React tree of a page as text. Whole-string rendering costs less than half of streaming. */
export function renderPage({ context, url, chrome, settings, nonce }: PageParts): string {
  return renderToString(
    <ChromeContext value={served(chrome)}>
      <PageSettingsContext value={settings}>
        <PageTextsContext value={textsOf(context)}>
          <ServerRouter context={context} url={url} {...(nonce === undefined ? {} : { nonce })} />
        </PageTextsContext>
      </PageSettingsContext>
    </ChromeContext>,
  )
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
