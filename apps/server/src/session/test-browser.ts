import type { createTestApp } from '../test-app.ts'

/** A browser in front of the server: it keeps the session cookie and sends it back. */
export interface TestBrowser {
  /** The value of its session cookie. */
  cookie(): string | null
  call(name: string, payload?: object): Promise<{ status: number; body: unknown }>
  /** Sends a form of the checkout as the element does. */
  step(
    name: string,
    token: string,
    fields: Record<string, string>,
    origin?: string,
  ): Promise<Response>
  go(path: string): Promise<Response>
}

interface BrowserParts {
  app: ReturnType<typeof createTestApp>
  /** Of the origin shoppers come to. */
  origin: string
  cookie?: string | null
  /** Of a cookie that another site has set; by default the name the server gives it. */
  plantedName?: string
}

export function openBrowser(parts: BrowserParts): TestBrowser {
  const { app, origin, plantedName } = parts
  const name = `${origin.startsWith('https:') ? '__Host-' : ''}$session-10028`
  let cookie = parts.cookie ?? null

  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookie !== null) headers.set('cookie', `${plantedName ?? name}=${cookie}`)
    const response = await app.fetch(path, { ...init, headers })
    for (const set of response.headers.getSetCookie()) {
      if (set.startsWith(`${name}=`)) cookie = set.slice(name.length + 1).split(';', 1)[0] || null
    }
    return response
  }

  return {
    cookie: () => cookie,
    async call(call, payload = {}) {
      const response = await fetch(`/api/de/rpc/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ payload }),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
    },
    step: (step, token, fields, sender = origin) =>
      fetch(`/checkout-host/10028/steps/${step}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          origin: sender,
        },
        body: new URLSearchParams(fields),
      }),
    go: (path) => fetch(path),
  }
}
