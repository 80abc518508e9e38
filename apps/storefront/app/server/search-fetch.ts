import type { SearchTransport } from '@saum/contract/search'
import type { Environment } from '@saum/engine/environment'

/**
 * How an engine on the server reaches the provider: the embedded one without a network in between,
 * another one over it. Nobody's address is passed on, since a page is not one visitor's request.
 */
export function createSearchFetch(
  transport: SearchTransport | null,
  requestId: string,
): Environment['fetch'] {
  if (transport === null) return (url, init) => fetch(url, init)
  return async (url, init) => {
    const { pathname, search } = new URL(url)
    const { status, headers, body } = await transport({
      method: init.method ?? 'GET',
      path: pathname,
      query: search.slice(1),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : '',
      requestId,
    })
    init.signal?.throwIfAborted()
    return new Response(typeof body === 'string' ? body : await joined(body), { status, headers })
  }
}

async function joined(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}
