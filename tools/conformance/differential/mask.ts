/** A request as it is compared: what no two runs share is replaced by a word for its kind. */
export interface ComparedRequest {
  /** Such as `POST /rest/organizations/saum/commerce/v2/listing`. */
  line: string
  headers: Readonly<Record<string, string>>
  body: unknown
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Values whose content is the client's own, by the name of their field. */
const MASKS: Readonly<Record<string, (value: unknown) => unknown>> = {
  clientId: uuidWord,
  responseId: uuidWord,
  requestId: uuidWord,
  visitorId: uuidWord,
  source: (value) => (isSourceList(value) ? '<source>' : value),
  ts: (value) => (typeof value === 'number' && value > 0 ? '<time>' : value),
  clientTimestamp: (value) => (typeof value === 'string' && value !== '' ? '<time>' : value),
}

export function toComparedRequest(url: string, init: RequestInit = {}): ComparedRequest {
  const body = typeof init.body === 'string' ? init.body : ''
  const { pathname, searchParams } = new URL(url)
  for (const name of ['access_token', 'visitor', 'visitorId']) {
    if (searchParams.has(name)) searchParams.set(name, 'masked')
  }
  const query = searchParams.size === 0 ? '' : `?${searchParams}`
  return {
    line: `${init.method ?? 'GET'} ${pathname}${query}`,
    headers: maskHeaders(new Headers(init.headers)),
    body: maskValue(parsed(body)),
  }
}

/** Which token it is does not matter, that there is one does. */
function maskHeaders(headers: Headers): Readonly<Record<string, string>> {
  const shown = [...headers].map(([name, value]) => {
    return [name, name === 'authorization' ? value.replace(/ .+$/, ' <token>') : value] as const
  })
  return Object.fromEntries(shown)
}

const FORM = /^(\w+Event)=(.+)$/

function parsed(body: string): unknown {
  if (body === '') return null
  const [, name, text] = FORM.exec(body) ?? []
  if (name !== undefined && text !== undefined) return { [name]: parsed(decodeURIComponent(text)) }
  try {
    return JSON.parse(body)
  } catch {
    return body // whatever it is, both have to say the same
  }
}

/** Keeps everything but what differs from run to run. */
export function maskValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const mask = MASKS[name]
      const masked = mask === undefined ? inner : mask(inner)
      return [name, masked === inner ? maskValue(inner) : masked]
    }),
  )
}

/** An id is compared by being one; an empty id stays empty. */
function uuidWord(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(UUID, '<uuid>') : value
}

/** At least one name, each with a version. */
function isSourceList(value: unknown): boolean {
  const isSource = (one: unknown) => typeof one === 'string' && /.@./.test(one)
  return Array.isArray(value) && value.length > 0 && value.every(isSource)
}
