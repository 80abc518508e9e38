import { servedScriptUrl } from '#app/page/trusted-markup.ts'

/** Of `card-keeper.js`, which is no module of ours: it lives longer than any page. */
const KEEPER = '/card-keeper.js'
const KEPT = 'saum-card'

/** Asks for the page as it may stay on a device: without vouchers, which are worth money to anybody. */
export const COPY_HEADER = 'x-saum-copy'

/** Has a copy of the page of the card kept on this device, for tills without a network. */
export async function keepCard(path: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  try {
    await navigator.serviceWorker.register(servedScriptUrl(KEEPER), { scope: path })
    const response = await fetch(path, { headers: { accept: 'text/html', [COPY_HEADER]: '1' } })
    if (!response.ok || response.redirected) return
    await (await caches.open(KEPT)).put(path, response)
  } catch {
    // Some browsers keep nothing, private windows for one; online everything is as it was.
  }
}

/** Nothing of a card stays on the device of who has logged out or has none any more. */
export async function forgetKeptCard(): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    await caches.delete(KEPT)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
