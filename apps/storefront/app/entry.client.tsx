import { DEFAULT_SHOP, findShopByPath, type Shop } from '@saum/domain/shops'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { PageSettingsContext, type PageSettings } from '#app/page/page-settings.ts'
import { PageTextsContext } from '#app/page/page-texts.ts'
import { clientMessages, loadMessages } from '#app/messages/client-messages.ts'
import type { MessageNamespace } from '#app/messages/message-keys.ts'
import { openTab, TabContext } from '#app/navigation/tab.ts'
import { followOpeners } from '#app/ui/follow-openers.ts'
import { watchForUpdates } from '#app/navigation/update-recovery.ts'

followOpeners(document)
const { shop: shopPath, messages, settings } = document.documentElement.dataset
const shop = findShopByPath(shopPath ?? '') ?? DEFAULT_SHOP
try {
  await hydrate(shop)
} catch (fault) {
  const { showFailedStart } = await failedStart()
  await loadMessages(['shell'], shop.locale)
  showFailedStart(fault, shop, clientMessages(shop.locale))
}

function failedStart() {
  return import('#app/features/error-screen/failed-start.ts')
}

async function hydrate({ locale }: Shop) {
  // A part of the starting script that failed; see server/patient-scripts.ts.
  if ('setupFault' in window) throw window.setupFault
  const tab = openTab(window)
  watchForUpdates(tab, window)
  if (!document.getElementById('content')) await (await failedStart()).fetchMarkup(document)
  // Both were written into this very document by our own server.
  const namespaces = (messages?.split(' ').filter(Boolean) ?? []) as MessageNamespace[]
  const pageSettings = JSON.parse(settings ?? '{}') as PageSettings
  await loadMessages(['shell', ...namespaces], locale)
  document.documentElement.dataset['script'] = 'running'

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TabContext value={tab}>
          <PageSettingsContext value={pageSettings}>
            <PageTextsContext value={{ messagesOf: clientMessages }}>
              <HydratedRouter unstable_fetch={tab.prefetched.fetch} />
            </PageTextsContext>
          </PageSettingsContext>
        </TabContext>
      </StrictMode>,
    )
  })
}
