import type { CheckoutStep } from './checkout.ts'

/** The checkout as the page around it shows it before any script runs, or without one. */
export interface CheckoutFragment {
  /** Markup of the step, every text in it escaped. */
  html: string
  step: CheckoutStep | 'ordered' | 'empty'
}

/** A file of the host, and the hash a browser checks its bytes by. */
export interface CheckoutFile {
  /** Own path or address. */
  src: string
  /** As in the attribute of the same name: `sha384-…`. */
  integrity: string
}

/** What a page loads to show the checkout of a host. */
export interface CheckoutElement {
  script: CheckoutFile
  stylesheet: CheckoutFile
}

export interface FragmentRequest {
  shopId: number
  requestId: string
  checkoutJwt: string
  /** The session the page is made for; the token is of the one that takes its place once the page is there. */
  pageKey: string
  /** As the address of the page has it; any other text is the first step that is not done. */
  step: string | null
  /** Why the shopper is back: `failed` or `cancelled` payment. */
  payment: string | null
  /** What the host had to say about the form that led here, as the address of the page has it. */
  notice?: string | null
}

/** What the embedded checkout host does for the page; another host is only known by its script. */
export interface CheckoutHost {
  element: CheckoutElement
  fragment(request: FragmentRequest): Promise<CheckoutFragment | null>
}
