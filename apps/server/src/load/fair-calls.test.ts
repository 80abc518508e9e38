import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppTypes } from '../app.ts'
import { fairCalls } from './fair-calls.ts'

const LIMITS = { atOnce: 2, atOncePerClient: 1, waiting: 4, waitingPerClient: 2 }

/** Calls that end when the test says so. */
function anApp() {
  const ends: (() => void)[] = []
  const app = new Hono<AppTypes>()
  app.use(fairCalls((c) => c.req.header('client') ?? '', LIMITS))
  app.all('*', async (c) => {
    await new Promise<void>((resolve) => ends.push(resolve))
    return c.text('done')
  })
  const send = async (path: string, client: string) =>
    app.request(path, { method: 'POST', headers: { client } })
  async function endAll(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { send, endAll }
}

describe('calls that are sent at once', () => {
  it.each(['/api/de/rpc/getBasket', '/checkout-host/10028/steps', '/payment-provider/pay/x'])(
    'wait for those of the same client, and are refused beyond its share: %s',
    async (path) => {
      const { send, endAll } = anApp()
      const flood = Array.from({ length: 5 }, () => send(path, 'flood'))
      const visitor = send(path, 'visitor')
      await endAll()

      const answers = await Promise.all(flood)
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503])
      expect(answers.at(-1)?.headers.get('retry-after')).toBe('2')
      expect((await visitor).status).toBe(200)
    },
  )

  it.each(['/checkout-host/payment-webhook', '/rest/organizations/x', '/de/'])(
    'do not wait where another limit already applies: %s',
    async (path) => {
      const { send, endAll } = anApp()
      const all = Array.from({ length: 8 }, () => send(path, 'one'))
      await endAll()

      for (const { status } of await Promise.all(all)) expect(status).toBe(200)
    },
  )
})
