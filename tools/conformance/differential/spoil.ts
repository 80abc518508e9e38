/** Ways in which a provider, or what stands before it, may fail. */
export const SPOILS = {
  unreachable: () => rejected('Failed to fetch'),
  broken: () => rejected('Load failed'),
  notFound: () => Response.json({}, { status: 404 }),
  refused: () =>
    Response.json(
      { statusCode: 400, type: 'INVALID_REQUEST', message: 'No such page' },
      { status: 400 },
    ),
  webPage: () => html(502),
  webPageAsReply: () => html(200),
  nonsense: () => Response.json({ products: 'none', facets: null }),
  tokenRefused: () =>
    Response.json({ statusCode: 401, type: 'UNAUTHORIZED', message: 'No' }, { status: 401 }),
} satisfies Readonly<Record<string, () => Response | Error>>

export type Spoil = keyof typeof SPOILS

function rejected(message: string): Error {
  return new TypeError(message)
}

function html(status: number): Response {
  return new Response('<h1>Sorry</h1>', { status, headers: { 'content-type': 'text/html' } })
}
