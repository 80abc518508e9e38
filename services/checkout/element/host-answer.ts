export interface HostEvent {
  name: string
  detail: Record<string, unknown>
}

/** What the host says: markup of a step, or where to go. */
export interface HostAnswer {
  html?: string
  step?: string
  events: readonly HostEvent[]
  location?: string
}

export type HostFailure = 'invalid-token' | 'network' | 'server'

export type HostReply = { ok: true; answer: HostAnswer } | { ok: false; failure: HostFailure }

const TIMEOUT_MS = 30_000

interface HostCall {
  url: string
  token: string
  /** Sent as a form; without it something is only asked for. */
  body?: URLSearchParams
}

export async function askHost({ url, token, body }: HostCall): Promise<HostReply> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body }),
    })
    if (response.status === 401) return { ok: false, failure: 'invalid-token' }
    if (!response.ok) return { ok: false, failure: 'server' }
    return { ok: true, answer: (await response.json()) as HostAnswer }
  } catch {
    return { ok: false, failure: 'network' }
  }
}
