import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

export interface RawAnswer {
  body: Buffer
  encoding: string
}

/** The bytes as they travel; `fetch` would unpack them. */
export async function fetchRaw(url: string, acceptEncoding: string): Promise<RawAnswer> {
  const request = get(url, { headers: { 'accept-encoding': acceptEncoding } })
  const [response]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  const body = Buffer.concat(await response.toArray())
  return { body, encoding: response.headers['content-encoding'] ?? 'identity' }
}
