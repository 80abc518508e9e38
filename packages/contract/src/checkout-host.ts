import type { CheckoutStep } from './checkout.ts'

/** The checkout as the page around it shows it before any script runs, or without one. */
export interface CheckoutFragment {
  /** Markup of the step, every text in it escaped. */
  html: string
  step: CheckoutStep | 'ordered' | 'empty'
  /** Address of the stylesheet the markup is written for. */
  stylesheet: string
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
  fragment(request: FragmentRequest): Promise<CheckoutFragment | null>
}
