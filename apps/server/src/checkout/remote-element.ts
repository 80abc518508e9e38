import type { CheckoutElement } from '@saum/contract/checkout-host'
import * as v from '@saum/schema/schema'

/** Short, so that a new version of the host is soon known; a page asks the host at most once in it. */
const KEPT_MS = 30_000
const TIMEOUT_MS = 5_000

const file = v.object({
  src: v.string(),
  integrity: v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[\w+/]+={0,2}$/)),
})
const element = v.object({ script: file, stylesheet: file })

interface RemoteParts {
  /** Base of the other checkout host, without a trailing slash. */
  checkoutUrl: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  now: () => number
}

/** What pages load of another checkout host, as it says at `/element.json`. Without a hash nothing is loaded. */
export function createRemoteElement(parts: RemoteParts): () => Promise<CheckoutElement> {
  let known: { value: Promise<CheckoutElement>; until: number } | null = null

  return () => {
    const now = parts.now()
    if (known && now < known.until) return known.value
    const asked = { value: askElement(parts), until: now + KEPT_MS }
    known = asked
    asked.value.catch(() => {
      if (known === asked) known = null
    })
    return asked.value
  }
}

async function askElement({ checkoutUrl, fetch }: RemoteParts): Promise<CheckoutElement> {
  const address = `${checkoutUrl}/element.json`
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { script, stylesheet } = v.parse(element, await response.json())
  return { script: resolved(script, address), stylesheet: resolved(stylesheet, address) }
}

function resolved({ src, integrity }: CheckoutElement['script'], address: string) {
  const url = new URL(src, address)
  if (url.origin !== new URL(address).origin) {
    throw new Error(`${address} names a file of another origin: ${url.origin}`)
  }
  return { src: url.href, integrity }
}
