import type { IncomingMessage } from 'node:http'

/** The adapter of the framework takes the body from here when it is set. */
type WithRawBody = IncomingMessage & { rawBody?: Buffer }

/**
 * Reads the body before any route sees the request, until it ends or its client leaves. Of a body over the
 * limit only as much is read as proves it; the framework refuses it.
 */
export async function receiveBody(incoming: WithRawBody, maxBytes: number): Promise<void> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const chunks: Buffer[] = []
  let size = 0
  const collect = (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) done()
  }
  const done = () => resolve()

  // The listener for errors stays: one that comes later would end the process.
  incoming.on('data', collect).once('end', done).once('error', done).once('close', done)
  await promise
  incoming.off('data', collect).off('end', done).off('close', done)
  if (size > maxBytes) incoming.pause()
  incoming.rawBody = Buffer.concat(chunks)
}
