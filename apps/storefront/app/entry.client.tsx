import { DEFAULT_SHOP, findShopByPath } from '@saum/domain/shops'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadFailedStart } from '#app/features/error-screen/load-failed-start.ts'
import { PageSettingsContext, type PageSettings } from '#app/page/page-settings.ts'
import { PageTextsContext } from '#app/page/page-texts.ts'
import { clientMessages, loadMessages } from '#app/messages/client-messages.ts'
import type { MessageNamespace } from '#app/messages/message-keys.ts'
import { openTab, TabContext } from '#app/navigation/tab.ts'
import { followOpeners } from '#app/ui/follow-openers.ts'
import { watchForUpdates } from '#app/navigation/update-recovery.ts'

declare global {
  interface Window {
    setupFault?: unknown
  }
}

followOpeners(document)
const { shop: shopPath, messages, settings } = document.documentElement.dataset
const shop = findShopByPath(shopPath ?? '') ?? DEFAULT_SHOP
await hydrate().catch(async (fault: unknown) =>
  (await loadFailedStart()).mendStart(fault, shop, hydrate),
)

async function hydrate() {
  // A part of the starting script that failed (see server/patient-scripts.ts), or nothing to hydrate.
  if (window.setupFault || !document.querySelector('main')) throw window.setupFault
  const tab = openTab(window)
  watchForUpdates(tab, window)
  // Both were written into this very document by our own server.
  const namespaces = (messages?.split(' ').filter(Boolean) ?? []) as MessageNamespace[]
  const pageSettings = JSON.parse(settings!) as PageSettings
  await loadMessages(['shell', ...namespaces], shop.locale)
  document.documentElement.dataset['script'] = 'running'

  startTransition(() => {
    hydrateRoot(
      document,
      <TabContext value={tab}>
        <PageSettingsContext value={pageSettings}>
          <PageTextsContext value={{ messagesOf: clientMessages }}>
            <HydratedRouter unstable_fetch={tab.prefetched.fetch} />
          </PageTextsContext>
        </PageSettingsContext>
      </TabContext>,
    )
  })
}
