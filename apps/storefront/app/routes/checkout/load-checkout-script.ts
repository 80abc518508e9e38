import type { CheckoutFile } from '@saum/contract/checkout-host'
import { servedScriptUrl } from '#app/page/trusted-markup.ts'

/** How long a script may take before the shopper is told that something is wrong. */
const PATIENCE_MS = 15_000

export type ScriptOutcome = 'loaded' | 'failed'

const loadings = new Map<string, Promise<ScriptOutcome>>()

/** Loads a module once per page; one that failed is loaded anew the next time somebody asks. */
export function loadCheckoutScript(page: Document, file: CheckoutFile): Promise<ScriptOutcome> {
  const { src } = file
  const running = loadings.get(src)
  if (running) return running
  const loading = insert(page, file)
  loadings.set(src, loading)
  void loading.then((outcome) => {
    if (outcome === 'failed') loadings.delete(src)
  })
  return loading
}

function insert(page: Document, { src, integrity }: CheckoutFile): Promise<ScriptOutcome> {
  const script = page.createElement('script')
  script.type = 'module'
  script.src = servedScriptUrl(src)
  script.integrity = integrity
  script.crossOrigin = 'anonymous'
  // Browsers hide the attribute from styles, but not from scripts: the policy of this page vouches.
  script.nonce = page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  let timer: ReturnType<typeof setTimeout>
  const outcome = new Promise<ScriptOutcome>((resolve) => {
    timer = setTimeout(() => resolve('failed'), PATIENCE_MS)
    script.addEventListener('load', () => resolve('loaded'))
    script.addEventListener('error', () => {
      script.remove()
      resolve('failed')
    })
  })
  page.head.append(script)
  return outcome.finally(() => clearTimeout(timer))
}
