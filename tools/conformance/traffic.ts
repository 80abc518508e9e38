import { setTimeout as pause } from 'node:timers/promises'

const EXCERPT = 800
const PATIENCE_MS = 3_000
const POLL_MS = 10

/** One request of a client and the reply it got. */
export interface Exchange {
  url: string
  request: string
  status: number
  response: string
}

export interface Traffic {
  /** The last exchange of which the address contains this, and the request all of these. */
  last(part?: string, ...words: readonly string[]): Exchange | undefined
  /** The same, for requests a client sends when it likes; waits for the reply as well. */
  arrived(part: string, ...words: readonly string[]): Promise<Exchange>
  count(part: string): number
  /** Asks without being watched. */
  plainFetch: typeof fetch
}

/** Keeps what clients and provider say to each other, and sends hosts of the cloud to our own. */
export function watchTraffic(origin: string): Traffic {
  const exchanges: Exchange[] = []
  const plainFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input)
    const url = asked.hostname.endsWith('.coveo.com')
      ? new URL(asked.pathname + asked.search, origin)
      : asked
    const response = await plainFetch(url, init)
    const exchange = {
      url: url.href,
      request: typeof init?.body === 'string' ? init.body : '',
      status: response.status,
      response: '',
    }
    exchanges.push(exchange)
    void response
      .clone()
      .text()
      .then((text) => (exchange.response = text))
      .catch(() => {})
    return response
  }
  function last(part = '', ...words: readonly string[]): Exchange | undefined {
    return exchanges.findLast(
      ({ url, request }) => url.includes(part) && words.every((word) => request.includes(word)),
    )
  }

  async function arrived(part: string, ...words: readonly string[]): Promise<Exchange> {
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      const exchange = last(part, ...words)
      if (exchange !== undefined && exchange.response !== '') return exchange
      await pause(POLL_MS)
    }
    throw new Error(`no request to ${part} with ${words.join(' and ')} was answered`)
  }

  return {
    last,
    arrived,
    plainFetch,
    count: (part) => exchanges.filter(({ url }) => url.includes(part)).length,
  }
}

export function describeExchange({ url, request, status, response }: Exchange): string {
  return [
    `POST ${new URL(url).pathname}`,
    `  asked    ${request.slice(0, EXCERPT)}`,
    `  answered ${status} ${response.slice(0, EXCERPT)}`,
  ].join('\n')
}
