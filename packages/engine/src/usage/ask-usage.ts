import { within } from '../calls/within.ts'
import type { Engine } from '../engine.ts'

export interface UsageAnswer {
  isOk: boolean
  status: number
  /** The texts of the answer; none when it is not what it should be. */
  texts: Readonly<Record<string, string>>
}

/** Asks the usage protocol; a provider that cannot be reached is logged, and no answer is `null`. */
export async function askUsage(
  { environment }: Engine,
  url: string,
  init: RequestInit & { signal?: AbortSignal },
): Promise<UsageAnswer | null> {
  try {
    return await within(environment, init, async (signal) => {
      // The provider keeps the visitor in a cookie of its own.
      const response = await environment.fetch(url, { ...init, credentials: 'include', signal })
      const texts = toTexts(await response.json().catch(() => null))
      return { isOk: response.ok, status: response.status, texts }
    })
  } catch (error) {
    // The queue has already said that it took too long.
    if (init.signal?.aborted !== true) {
      environment.log('error', 'An error has occurred when asking for usage analytics.', error)
    }
    return null
  }
}

export function bearerHeader({ configuration }: Engine): Record<string, string> {
  return { Authorization: `Bearer ${configuration.get().accessToken}` }
}

function toTexts(value: unknown): Record<string, string> {
  const entries: [string, unknown][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
