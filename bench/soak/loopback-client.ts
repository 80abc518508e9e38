import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Reply {
  status: number
  text: string
  cookies: readonly string[]
}

/** Sends requests from one loopback address and keeps the cookies of one visitor. */
export interface LoopbackClient {
  get(path: string): Promise<Reply>
  post(path: string, contentType: string, body: string): Promise<Reply>
  close(): void
}

const TIMEOUT_MS = 30_000

/** On Linux every 127.x.y.z is this machine, so visitors can have addresses of their own. */
export function createLoopbackClient(
  origin: string,
  localAddress: string,
  maxSockets = 2,
): LoopbackClient {
  const agent = new Agent({ keepAlive: true, maxSockets, localAddress })
  const jar = new Map<string, string>()

  function send(method: string, path: string, headers: Record<string, string>, body: string) {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
    return new Promise<Reply>((resolve, reject) => {
      const outgoing = request(
        new URL(path, origin),
        {
          agent,
          method,
          localAddress,
          timeout: TIMEOUT_MS,
          headers: { 'accept-encoding': 'gzip, br', cookie, ...headers },
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.once('error', reject)
          incoming.once('end', () => {
            const cookies = incoming.headers['set-cookie'] ?? []
            for (const line of cookies) keepCookie(jar, line)
            const text = textOf(Buffer.concat(chunks), incoming.headers['content-encoding'])
            resolve({ status: incoming.statusCode ?? 0, text, cookies })
          })
        },
      )
      outgoing.once('timeout', () => outgoing.destroy(new Error(`${path} took too long`)))
      outgoing.once('error', reject)
      outgoing.end(body)
    })
  }

  return {
    get: (path) => send('GET', path, { 'sec-fetch-site': 'same-origin' }, ''),
    post: (path, contentType, body) =>
      send('POST', path, { 'content-type': contentType, origin }, body),
    close: () => agent.destroy(),
  }
}

function textOf(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';', 1)
  const at = pair.indexOf('=')
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  if (value === '' || /;\s*max-age=0/i.test(line)) jar.delete(name)
  else jar.set(name, value)
}
