import type { IncomingMessage } from 'node:http'

export type ReceivedBody = 'received' | 'too-large' | 'client-left'

/** The adapter of the framework takes the body from here when it is set. */
type WithRawBody = IncomingMessage & { rawBody?: Buffer }

/**
 * Reads the body before any route sees the request: a client that leaves half-way is noticed here, once
 * for all routes. Of a body over the limit only as much is read as proves it; the framework refuses it.
 */
export async function receiveBody(incoming: WithRawBody, maxBytes: number): Promise<ReceivedBody> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return 'too-large'
  const { promise, resolve } = Promise.withResolvers<ReceivedBody>()
  const chunks: Buffer[] = []
  let size = 0
  const collect = (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) resolve('too-large')
  }
  const end = () => resolve('received')
  const leave = () => resolve('client-left')

  incoming.on('data', collect).once('end', end).once('error', leave).once('close', leave)
  const outcome = await promise
  incoming.off('data', collect).off('end', end).off('close', leave)
  if (outcome === 'too-large') incoming.pause()
  incoming.rawBody = Buffer.concat(chunks)
  return outcome
}
