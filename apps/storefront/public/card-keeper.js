// Shows the page of the fashion card at the till, where there often is no network. It looks after this page
// only, and only while it cannot be had: then by the copy the page has left, which has no vouchers on it.
// Whoever is logged out has nothing kept.
const KEPT = 'saum-card'
const MAX_AGE_MS = 28 * 24 * 60 * 60 * 1000

self.addEventListener('install', () => self.skipWaiting())

// What the page looks like is in the browser's own cache: its files never change.
self.addEventListener('fetch', (event) => {
  const { method, mode } = event.request
  if (method === 'GET' && mode === 'navigate') event.respondWith(openPage(event.request))
})

async function openPage(request) {
  const asked = new URL(request.url)
  const page = `${asked.origin}${asked.pathname}`
  try {
    const response = await fetch(request)
    // Sent somewhere else means logged out.
    if (response.type === 'opaqueredirect' || response.redirected) await forget()
    return response
  } catch (failure) {
    const kept = await caches.match(page, { ignoreVary: true })
    if (kept === undefined || isOld(kept)) throw failure
    return kept
  }
}

async function forget() {
  try {
    await caches.delete(KEPT)
  } catch {
    // A browser that keeps nothing.
  }
}

function isOld(response) {
  const keptAt = Date.parse(response.headers.get('date') ?? '')
  return !(Date.now() - keptAt < MAX_AGE_MS)
}
