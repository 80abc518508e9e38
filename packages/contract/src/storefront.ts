import type { ExperimentKey } from '@saum/domain/experiments'
import type { CheckoutElement, CheckoutHost } from './checkout-host.ts'
import type { ContentReader, ReadDrafts } from './content.ts'
import type { RpcTransport } from './rpc.ts'
import type { SearchTransport } from './search.ts'
import type { TrackingSettings } from './tracking-settings.ts'

/** What the storefront may know of the configuration; everything here can end up in a browser. */
export interface StorefrontSettings {
  /** Base of the editorial pictures, own path or CDN, without a trailing slash. */
  pictureBase: string
  /** Base of the pictures of products and outfits, own path or CDN, without a trailing slash. */
  imageBase: string
  /** Shows status, message and stack on the error screen. */
  isErrorDebugOn: boolean
  /** Serves the component workshop at /dev/ui/. */
  isWorkshopOn: boolean
  /** Absolute origin for canonical links and hreflang, e.g. https://www.saum.example. */
  publicOrigin: string
  /** Base of the checkout host, own path or address, without a trailing slash. */
  checkoutBase: string
  /** Name of the provider customers may sign in with instead of a password; `null` without one. */
  loginProvider: string | null
  tracking: TrackingSettings
}

export interface StorefrontServices {
  rpc: RpcTransport
  /** The embedded search provider; `null` when another one is asked over the network. */
  search: SearchTransport | null
  content: ContentReader
  /** `null` where no token opens the drafts. */
  readDrafts: ReadDrafts | null
  /** The embedded checkout host; `null` when another one is configured. */
  checkout: CheckoutHost | null
  /** Of the embedded host, or as another one says; rejects where that one does not say it. */
  checkoutElement: () => Promise<CheckoutElement>
  settings: StorefrontSettings
  reportFault: (error: unknown, requestId: string) => void
}

/** What the server knows of one request and the storefront needs. */
export interface RequestFacts {
  requestId: string
  nonce: string
  session: VisitorSession
  /** Somebody who may see drafts asked for them; `null` for everybody else. */
  preview: PreviewFacts | null
  /** What this visitor sees in the other version; empty for everybody who takes part in no comparison. */
  variants: readonly ExperimentKey[]
  /** Resolves when it is this page's turn to keep the processor busy, which others wait for meanwhile. */
  turn?: () => Promise<void>
}

/** How an editor looks at the page. */
export interface PreviewFacts {
  /** The moment whose page is shown: now, or a day to come. */
  at: Date
  /** Whether the editor chose that moment; it is now where what they wrote is no date. */
  choice?: 'now' | 'chosen' | 'unreadable'
  /** Where an entry is edited, with `{entry}` in its place; `null` when nobody said. */
  editorAddress: string | null
}

/**
 * The session of the visitor in the shop of the request. Whoever asks for it makes the answer one for
 * this visitor alone: it is kept by no cache, whatever it says of itself.
 */
export interface VisitorSession {
  /** `null` until something is worth remembering. */
  readonly key: string | null
  /** It was of use: the answer carries its cookie again, once a day. */
  prolong(): void
  /** A new session key, unknown to anyone else; counts only once it is entered. */
  next(): string
  /** The shop has begun the next session or logged a customer in with it: the answer carries its cookie. */
  enterNext(): void
  /** Somebody has logged out, or is no customer any more: the browser is to forget the session. */
  end(): void
}

/**
 * What the storefront answers. A rendered page comes as text beside an empty body: the server has to
 * finish it, and would otherwise decode what was encoded a moment before.
 */
export interface StorefrontResponse extends Response {
  readonly pageText?: string
}

/** What clients may know of a route before they open it. */
export interface RouteRule {
  pageType: string
  /** Only for customers: a guest is sent to the login first. */
  protected?: true
  /** Opens something for the holder of a secret: its address is private to them. */
  secret?: true
}

/** The built storefront as the server sees it. */
export interface Storefront {
  /** By pattern, such as `/:shop/account/orders`. */
  readonly routeRules: Readonly<Record<string, RouteRule>>
  fetch(request: Request, facts: RequestFacts): Promise<StorefrontResponse>
  /**
   * What the page at this path reads of a query, sorted; `''` or `?…`. Two addresses for which it is the
   * same are the same page.
   */
  readQuery(pathname: string, search: string): string
  /** Drops what it kept of other services' answers: the catalogue has changed. */
  forget(): void
}

export interface StorefrontBuild {
  buildId: string
  createStorefront(services: StorefrontServices): Storefront
}
