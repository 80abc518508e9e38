import { Agent, get } from 'node:http'

/** Another address of this machine than the attacker's. */
const OWN_ADDRESS = '127.0.0.2'
const PAUSE_MS = 10

interface Orders {
  origin: string
  seconds: number
  paths: readonly string[]
}

process.once('message', (orders: Orders) => void visit(orders))

/** Asks for each path again and again and tells how long every answer took, in milliseconds. */
async function visit({ origin, seconds, paths }: Orders): Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress: OWN_ADDRESS })
  const end = Date.now() + seconds * 1000
  const times = await Promise.all(paths.map((path) => visitAgain(`${origin}${path}`, agent, end)))
  agent.destroy()
  process.send?.(times)
  process.disconnect?.()
}

async function visitAgain(url: string, agent: Agent, end: number): Promise<number[]> {
  const times: number[] = []
  while (Date.now() < end) {
    const startedAt = performance.now()
    const status = await statusOf(url, agent)
    if (status !== 200) throw new Error(`${url} was answered with ${status}`)
    times.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

function statusOf(url: string, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const asked = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0))
  })
  asked.on('error', reject)
  return promise
}
