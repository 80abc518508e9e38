import { execFile } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'

/** What a client sends; without a length it is sent in chunks. */
export interface SentBody {
  url: string
  contentType: string
  body: Buffer
  isChunked: boolean
}

export interface ClientResponse {
  status: number
  connection: string | null
  text: string
}

export type Client = (sent: SentBody) => Promise<ClientResponse>

/** The client of `node:http`, which writes and reads at the same time. */
const withNode: Client = ({ url, contentType, body, isChunked }) => {
  const { promise, resolve, reject } = Promise.withResolvers<ClientResponse>()
  const length = isChunked ? {} : { 'content-length': body.byteLength }
  const headers = { 'content-type': contentType, ...length }
  const sent = httpRequest(url, { method: 'POST', headers, agent: false }, (answer) => {
    let text = ''
    answer.setEncoding('utf8').on('data', (part: string) => (text += part))
    answer.on('error', reject).on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        connection: answer.headers.connection ?? null,
        text,
      }),
    )
  })
  sent.on('error', reject)
  const half = Math.floor(body.byteLength / 2)
  sent.write(body.subarray(0, half))
  sent.end(body.subarray(half))
  return promise
}

const withFetch: Client = async ({ url, contentType, body, isChunked }) => {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < body.byteLength; at += 65_536) {
        controller.enqueue(body.subarray(at, at + 65_536))
      }
      controller.close()
    },
  })
  const sent = isChunked
    ? { body: stream, duplex: 'half' as const }
    : { body: new Uint8Array(body) }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': contentType },
    ...sent,
  })
  const connection = answer.headers.get('connection')
  return { status: answer.status, connection, text: await answer.text() }
}

const run = promisify(execFile)

const withCurl: Client = async ({ url, contentType, body, isChunked }) => {
  const encoding = isChunked ? ['-H', 'transfer-encoding: chunked'] : []
  const headers = ['-H', `content-type: ${contentType}`, '-H', 'expect:', ...encoding]
  const started = run('curl', ['-sS', '-i', '--data-binary', '@-', ...headers, url])
  // Curl closes its input as soon as it has its answer.
  started.child.stdin?.on('error', () => {}).end(body)
  const { stdout } = await started
  const [head = '', text = ''] = stdout.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    connection: /^connection: (.+)$/im.exec(head)?.[1] ?? null,
    text,
  }
}

async function hasCurl(): Promise<boolean> {
  return run('curl', ['--version']).then(
    () => true,
    () => false,
  )
}

export const CLIENTS: readonly (readonly [name: string, send: Client])[] = [
  ['node:http', withNode],
  ['fetch', withFetch],
  ...((await hasCurl()) ? [['curl', withCurl] as const] : []),
]

/** Everything the server says on one connection until it closes it. */
export function sendRaw(to: string, text: string): Promise<string> {
  const { hostname, port } = new URL(to)
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer = ''
  const socket = connect(Number(port), hostname, () => socket.write(text))
  socket.setEncoding('utf8').on('data', (data: string) => (answer += data))
  socket.on('close', () => resolve(answer)).on('error', () => resolve(answer))
  return promise
}
