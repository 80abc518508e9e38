import type { makeFetchTransport } from '@sentry/browser'

type CreateTransport = typeof makeFetchTransport
type Transport = ReturnType<CreateTransport>
type Envelope = Parameters<Transport['send']>[0]
type Sent = Awaited<ReturnType<Transport['send']>>

/** So many reports wait; of more the latest are worth most. */
const MOST_WAITING = 30

export interface OfflineQueue {
  /** The same transport, which keeps what it could not send. */
  createTransport: CreateTransport
  /** Forgets what waits, and keeps nothing any more. */
  close(): void
}

/**
 * Reports that find no network wait in this tab until there is one again, in their order. They are
 * written nowhere: a visitor who closes the tab takes them along.
 */
export function createOfflineQueue(
  create: CreateTransport,
  network: Pick<Window, 'addEventListener'>,
): OfflineQueue {
  const ended = new AbortController()
  const { signal } = ended
  const waiting: Envelope[] = []

  return {
    createTransport(options) {
      const transport = create(options)
      async function send(envelope: Envelope): Promise<Sent> {
        try {
          return await transport.send(envelope)
        } catch {
          if (!signal.aborted) waiting.push(envelope)
          if (waiting.length > MOST_WAITING) waiting.shift()
          return {}
        }
      }
      async function sendWaiting(): Promise<void> {
        for (const envelope of waiting.splice(0)) await send(envelope)
      }
      network.addEventListener('online', () => void sendWaiting(), { signal })
      return { ...transport, send }
    },
    close() {
      waiting.length = 0
      ended.abort()
    },
  }
}
