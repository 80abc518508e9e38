import type { PageReply } from '@saum/engine/wire/reply'

/** What is done to an engine, by whichever client. */
export interface Side {
  /** An engine with the controllers of a listing page. */
  create(): void
  /** Selects and deselects values of a facet, without asking the provider. */
  toggleFacet(turn: number): void
  turnPage(turn: number): void
  updateCart(turn: number): void
  /** Puts a reply that has been read into the state. */
  takeReply(reply: PageReply): void
  /** Selects a value, asks the provider and waits until its reply is shown. */
  click(turn: number): Promise<void>
  /** An engine with the controllers and products of a listing page. */
  open(): Promise<unknown>
  /** Creates an engine, asks, and writes down what is known then: what a server does. */
  serve(): Promise<string>
  /** What a server has written down, read again. */
  readServed(): unknown
  /** Creates an engine that goes on with it: what a browser does. */
  hydrate(served: unknown): Promise<void>
}

export const FACET_ID = 'ec_color'

export function valueOf(turn: number): string {
  return `${FACET_ID} ${turn % 20}`
}

export function cartItemOf(turn: number) {
  return {
    productId: `p${turn % 10}`,
    name: `Bluse ${turn % 10}`,
    price: 79.99,
    // The eleventh turn comes back to the first product with another quantity.
    quantity: 1 + (Math.floor(turn / 10) % 5),
  }
}

export const OPTIONS = {
  organizationId: 'saum',
  accessToken: 'token',
  proxyBaseUrl: 'https://saum.example/commerce',
  analytics: { trackingId: 'saum_de', enabled: false },
  context: {
    language: 'de',
    country: 'DE',
    currency: 'EUR',
    view: { url: 'https://saum.example/de/c/damen/blusen/' },
  },
  cart: { items: [] },
} as const

/** Throws when a side does not do what it is measured for. */
export function demandShown(what: string, isShown: boolean): void {
  if (!isShown) throw new Error(`Not shown: ${what}`)
}
