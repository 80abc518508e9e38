import type { ConsentServiceId } from '@saum/domain/consent-services'
import { findConsent } from '@saum/tracking/consent/consent-cookie'
import { createConsentGate } from '@saum/tracking/consent/consent-gate'

export const OFFERED: readonly ConsentServiceId[] = [
  'visit-statistics',
  'search-usage',
  'tag-manager',
]

interface AddedScript {
  id: string
  src: string
  async: boolean
  dataset: Record<string, string>
}

/** As much of a browser as a choice needs. */
export function aBrowser({ isSilenced = false } = {}) {
  const jar = new Map<string, string>()
  const stored = new Map<string, string>()
  const scripts: AddedScript[] = []
  const target = new EventTarget()
  const page = { reloads: 0 }
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';', 1)[0] ?? '').split('=')
      if (/; Max-Age=0(?:;|$)/.test(text)) jar.delete(name)
      else jar.set(name, value)
    },
    getElementById: (id: string) => scripts.find((script) => script.id === id) ?? null,
    createElement: () => ({ id: '', src: '', async: false, dataset: {} }),
    head: { append: (script: AddedScript) => scripts.push(script) },
  }
  const browser = Object.assign(target, {
    document,
    location: { protocol: 'https:', host: 'www.saum.example', reload: () => (page.reloads += 1) },
    localStorage: aStorage(stored, ''),
    sessionStorage: aStorage(stored, 'tab '),
  })
  const gate = createConsentGate({
    offered: OFFERED,
    privacy: { doNotTrack: null, globalPrivacyControl: isSilenced },
    read: () => findConsent(document.cookie),
    now: () => Date.now(),
  })
  return { browser: browser as unknown as Window & typeof target, gate, jar, stored, scripts, page }
}

/** What is stored below a beginning; its keys are listed as those of a browser's storage are. */
function aStorage(stored: Map<string, string>, beginning: string) {
  return new Proxy(
    { removeItem: (key: string) => stored.delete(beginning + key) },
    {
      ownKeys: () =>
        [...stored.keys()]
          .filter((key) => key.startsWith(beginning))
          .map((key) => key.slice(beginning.length)),
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: '' }),
    },
  )
}
