import { Agent, request } from 'node:http'
import { EVERYTHING, MIXES, type Attack, type Targets } from './mixes.ts'

const CONNECTIONS = 64

/** Told by the bench, in a process of its own so that it does not slow the measurement down. */
interface Orders {
  origin: string
  mix: string
  seconds: number
  targets: Targets
}

process.once('message', (orders: Orders) => void attack(orders))

/** Sends as fast as answers come, on every connection, and tells how often each status was the answer. */
async function attack({ origin, mix, seconds, targets }: Orders): Promise<void> {
  const next = MIXES[mix] ?? EVERYTHING
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses: Record<string, number> = {}
  const end = Date.now() + seconds * 1000
  async function attackOnOneConnection(): Promise<void> {
    while (Date.now() < end) {
      const status = await send(origin, next(targets), agent)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, attackOnOneConnection))
  agent.destroy()
  process.send?.(statuses)
  process.disconnect?.()
}

function send(origin: string, { path, method, headers, body }: Attack, agent: Agent) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const sent = request(origin + path, { method: method ?? 'GET', headers: headers ?? {}, agent })
  sent.on('response', (response) => {
    response.resume().on('close', () => resolve(String(response.statusCode)))
  })
  sent.on('error', () => resolve('cut off'))
  sent.end(body)
  return promise
}
