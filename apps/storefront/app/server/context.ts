import type { Backend } from '@saum/contract/backend'
import type { ContentReader } from '@saum/contract/content'
import type { StorefrontServices, VisitorSession } from '@saum/contract/storefront'
import type { User } from '@saum/contract/user'
import type { Shop } from '@saum/domain/shops'
import { createContext } from 'react-router'
import type { Chrome } from '#app/features/chrome/chrome.ts'
import type { PageSettings } from '#app/page/page-settings.ts'

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
/**
 * Who is behind the request; asked for protected pages only, where it is a customer once the guard has
 * let them in. All other pages are the same for everybody.
 */
export const visitorContext = createContext<User | null>(null)
/** The login that leads back to the protected page of this request; elsewhere there is none. */
export const loginPathContext = createContext<string | null>(null)
