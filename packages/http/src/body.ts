export type RequestBody = { json: unknown } | { text: string; contentType: string }

export interface EncodedBody {
  body: string
  contentType: string
}

export function encodeBody(body: RequestBody | undefined): EncodedBody | null {
  if (!body) return null
  if ('json' in body) return { body: JSON.stringify(body.json), contentType: 'application/json' }
  return { body: body.text, contentType: body.contentType }
}

/** The media type without its parameters, lower case; empty when the answer names none. */
export function mediaTypeOf(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase()
}

/** Text into a value by its media type: JSON where it says so, text otherwise, `null` for nothing. */
export function decodeBody(text: string, mediaType: string): unknown {
  if (text === '') return null
  return isJson(mediaType) ? (JSON.parse(text) as unknown) : text
}

function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json')
}
