import type { Backend } from '@saum/contract/backend'
import type { ContentReader } from '@saum/contract/content'
import type { StorefrontServices, VisitorSession } from '@saum/contract/storefront'
import type { Shop } from '@saum/domain/shops'
import { createContext } from 'react-router'
import type { Chrome } from '#app/features/chrome/chrome.ts'
import type { PageSettings } from '#app/page/page-settings.ts'

/** The person behind the request, as far as the guard needs to know. */
export interface Visitor {
  isGuestCustomer: boolean
}

export interface RequestScope {
  requestId: string
  nonce: string
  session: VisitorSession
  /** From which network the visitor comes, as a hash. */
  clientKey?: string
  services: StorefrontServices
  chrome: Chrome
  settings: PageSettings
  /** URL patterns only customers may open. */
  guarded: ReadonlySet<string>
}

/** One request's own values; nothing of a visitor ever lives at module level. */
export const scopeContext = createContext<RequestScope>()
export const shopContext = createContext<Shop>()
export const backendContext = createContext<Backend>()
export const contentContext = createContext<ContentReader>()
/** Absent until a customer has logged in. */
export const visitorContext = createContext<Visitor | null>(null)
