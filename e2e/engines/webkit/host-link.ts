import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** What a window of the host, or the page in it, reports. */
export type HostEvent = { view: number } & (
  | { kind: 'opened'; isPopup: boolean }
  | { kind: 'closed' }
  | { kind: 'started'; url: string }
  | { kind: 'failed'; url: string; message: string }
  | { kind: 'document' | 'moved'; url: string }
  | { kind: 'ready' | 'load' }
  | { kind: 'console'; level: string; text: string }
  | { kind: 'fault'; text: string }
)

type HostReply = { reply: number; value: unknown; error?: string }

/** The connection to the process that owns the windows: one JSON object per line, both ways. */
export interface HostLink {
  port: number
  command(name: string, payload?: object): Promise<unknown>
  close(): void
}

export async function openHostLink(onEvent: (event: HostEvent) => void): Promise<HostLink> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const connected = Promise.withResolvers<Socket>()
  let lastId = 0

  const server = createServer((socket) => {
    connected.resolve(socket)
    // A host that is stopped may cut the line.
    socket.on('error', () => socket.destroy())
    createInterface({ input: socket }).on('line', (line) => {
      const message = JSON.parse(line) as HostEvent | HostReply
      if ('reply' in message) settle(message)
      else onEvent(message)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function settle({ reply, value, error }: HostReply): void {
    const call = waiting.get(reply)
    waiting.delete(reply)
    if (error === undefined) call?.resolve(value)
    else call?.reject(new Error(error))
  }

  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port to listen on')
  return {
    port: address.port,
    async command(name, payload = {}) {
      const id = ++lastId
      const call = Promise.withResolvers<unknown>()
      waiting.set(id, call)
      const socket = await connected.promise
      socket.write(`${JSON.stringify({ id, command: name, payload })}\n`)
      return call.promise
    },
    close: () => server.close(),
  }
}
