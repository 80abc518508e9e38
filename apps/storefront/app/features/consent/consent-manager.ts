import type { ConsentServiceId } from '@saum/domain/consent-services'
import type { Shop } from '@saum/domain/shops'
import type { ConsentGate } from '@saum/tracking/consent/consent-gate'
import { readManagerChoice } from '@saum/tracking/consent/manager-services'
import { servedScriptUrl } from '#app/page/trusted-markup.ts'

declare global {
  interface Window {
    /** What its script leaves behind, the newer and the older one. */
    __ucCmp?: { showSecondLayer?: () => unknown }
    UC_UI?: { showSecondLayer?: () => unknown }
  }
}

const SCRIPT_ID = 'usercentrics-cmp'

interface ManagerParts {
  manager: { scriptUrl: string; settingsId: string }
  shop: Shop
  gate: ConsentGate
  offered: readonly ConsentServiceId[]
  /** Sends a choice to our server; answers whether it was kept. */
  send(choice: FormData): Promise<boolean>
}

export interface ConsentManager {
  /** Shows the visitor their choice, to be changed; `false` where the manager is not there. */
  open(): boolean
  stop(): void
}

/**
 * Lets another consent manager ask. What is chosen there is told to our server like a choice of our own, so
 * that its proof and its cookie exist; as long as the manager is silent or blocked nothing is allowed.
 */
export function startConsentManager(browser: Window, parts: ManagerParts): ConsentManager {
  const { gate, offered, send } = parts

  async function hear(event: Event): Promise<void> {
    const told = readManagerChoice(event instanceof CustomEvent ? event.detail : undefined)
    if (told === null || gate.isSilenced()) return
    const wished = offered.filter((service) => told.includes(service))
    const isKnown =
      gate.standing() === 'decided' &&
      offered.every((service) => gate.allows(service) === wished.includes(service))
    if (isKnown) return
    await send(choiceOf(wished))
    gate.refresh()
  }

  const onChoice = (event: Event) => void hear(event)
  browser.addEventListener('UC_CONSENT', onChoice)
  appendScript(browser.document, parts)
  return {
    open() {
      // oxlint-disable-next-line no-underscore-dangle -- That is its name.
      const show = browser.__ucCmp?.showSecondLayer ?? browser.UC_UI?.showSecondLayer
      show?.()
      return show !== undefined
    },
    stop: () => browser.removeEventListener('UC_CONSENT', onChoice),
  }
}

function choiceOf(wished: readonly ConsentServiceId[]): FormData {
  const choice = new FormData()
  choice.set('answer', 'selected')
  choice.set('source', 'manager')
  for (const service of wished) choice.append('services', service)
  return choice
}

/** Once per page, however often it is started. */
function appendScript(page: Document, { manager, shop }: ManagerParts): void {
  if (page.getElementById(SCRIPT_ID)) return
  const script = page.createElement('script')
  script.id = SCRIPT_ID
  script.src = servedScriptUrl(manager.scriptUrl)
  script.async = true
  script.dataset['settingsId'] = manager.settingsId
  script.dataset['language'] = shop.language
  page.head.append(script)
}
