import type { Backend } from '@saum/contract/backend'
import type { ContentReader } from '@saum/contract/content'
import type { PreviewFacts, StorefrontServices, VisitorSession } from '@saum/contract/storefront'
import type { User } from '@saum/contract/user'
import type { ExperimentKey } from '@saum/domain/experiments'
import type { Shop } from '@saum/domain/shops'
import { createContext } from 'react-router'
import type { Chrome } from '#app/features/chrome/chrome.ts'
import type { Messages } from '#app/messages/message-keys.ts'
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
  /** All texts of the shop's language; a browser has only those of its screen. */
  messages: Messages
  /** The answer is the data of a page, not a document. */
  isDataRequest: boolean
  /** An editor looks at drafts. */
  preview: PreviewFacts | null
  /** What this visitor sees in the other version. */
  variants: readonly ExperimentKey[]
  /** Resolves when it is this page's turn to keep the processor busy. */
  turn?: () => Promise<void>
  /** URL patterns only customers may open. */
  guarded: ReadonlySet<string>
}

/** One request's own values; nothing of a visitor ever lives at module level. */
export const scopeContext = createContext<RequestScope>()
export const shopContext = createContext<Shop>()
export const backendContext = createContext<Backend>()
export const contentContext = createContext<ContentReader>()
/** What the address says and its screen does not read, without a question mark; redirects pass it on. */
export const unreadQueryContext = createContext('')
/** The markup of the page's blocks by piece, where the document carries it and its data does not. */
export const shownBlocksContext = createContext<ReadonlyMap<string, string>>(new Map())
/** A part of the page could not be had; the page is there without it, and is not kept for long. */
export const degradedContext = createContext(false)
/**
 * Who is behind the request; asked for protected pages only, where it is a customer once the guard has
 * let them in. All other pages are the same for everybody.
 */
export const visitorContext = createContext<User | null>(null)
/** The login that leads back to the protected page of this request; elsewhere there is none. */
export const loginPathContext = createContext<string | null>(null)
