/**
 * The few things of a browser without which the clients send no events: they look for a window with a
 * storage, and hand beacons to the navigator.
 */
export function stubBrowser(pageUrl: string): void {
  const stored = new Map<string, string>()
  const page = new URL(pageUrl)
  const document = {
    cookie: '',
    referrer: '',
    title: 'Conformance',
    visibilityState: 'visible',
    documentElement: { lang: 'de' },
    characterSet: 'UTF-8',
    location: page,
    addEventListener() {},
    removeEventListener() {},
  }
  const navigator = {
    userAgent: 'Mozilla/5.0 (conformance)',
    language: 'de-DE',
    sendBeacon(url: string, body: Blob | string) {
      // A browser tells nobody that a beacon was lost.
      void post(url, body).catch(() => {})
      return true
    },
  }
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const window = {
    document,
    navigator,
    localStorage,
    location: page,
    addEventListener() {},
    removeEventListener() {},
    postMessage() {},
  }
  for (const [name, value] of Object.entries({
    window,
    document,
    navigator,
    localStorage,
    location: page,
  })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
}

/** Whoever wants to know what became of it watches the traffic. */
async function post(url: string, body: Blob | string): Promise<void> {
  const text = typeof body === 'string' ? body : await body.text()
  const type = typeof body === 'string' ? 'text/plain' : body.type
  await fetch(url, { method: 'POST', body: text, headers: { 'content-type': type } })
}
