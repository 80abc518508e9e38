import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import { describe, expect, it } from 'vitest'
import type { QueueLimits } from '../load/fair-queue.ts'
import { createPacedRenderer } from './paced-renderer.ts'
import type { RenderedPage } from './page-renderer.ts'

const LIMITS: QueueLimits = { atOnce: 2, atOncePerClient: 1, waiting: 4, waitingPerClient: 2 }
const PAGE: RenderedPage = { kind: 'personal', response: new Response('a page') }

interface Options {
  perSecond?: number
  now?: () => number
}

/** A renderer whose pages are done when the test says so. */
function aRenderer({ perSecond = 50, now = Date.now }: Options = {}) {
  const open: (() => void)[] = []
  const render = createPacedRenderer({
    render: () => new Promise((resolve) => open.push(() => resolve(PAGE))),
    perSecond,
    limits: LIMITS,
    now,
  })
  const ask = (client: string | null, path = '/de/') => {
    const headers = client === null ? {} : { [CLIENT_KEY_HEADER]: client }
    return render(new Request(`http://localhost${path}`, { headers }), 'request-1', [])
  }
  async function finishAll(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) {
      open.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { ask, finishAll }
}

function responseOf(page: RenderedPage): Response {
  if (page.kind !== 'personal') throw new Error('The page is shared')
  return page.response
}

describe('pages that have to be rendered', () => {
  it('are refused to a client that has too many waiting, and are there for others', async () => {
    const { ask, finishAll } = aRenderer()
    const flood = Array.from({ length: 5 }, () => ask('flood', '/fr-ch/'))
    const visitor = ask('visitor')
    await finishAll()

    const statuses = (await Promise.all(flood)).map((page) => responseOf(page).status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(3)
    expect(responseOf(await visitor).status).toBe(200)
    const refused = responseOf((await Promise.all(flood)).at(-1) ?? PAGE)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.text()).toContain('beaucoup de monde')
  })

  it('are as many per second as an address may have, after ten seconds’ worth at once', async () => {
    let time = 0
    const { ask, finishAll } = aRenderer({ perSecond: 1, now: () => time })
    async function statusOf(client: string): Promise<number> {
      const page = ask(client)
      await finishAll()
      return responseOf(await page).status
    }
    for (let at = 0; at < 10; at += 1) expect(await statusOf('one')).toBe(200)

    const refused = responseOf(await ask('one'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await statusOf('other')).toBe(200)
    time = 1000
    expect(await statusOf('one')).toBe(200)
    expect((await ask('one')).kind).toBe('personal')
  })

  it('are not counted where the operator sets no limit, nor when they are renewed', async () => {
    const unlimited = aRenderer({ perSecond: 0 })
    const limited = aRenderer({ perSecond: 1, now: () => 0 })
    for (let at = 0; at < 20; at += 1) {
      const pages = [unlimited.ask('one'), limited.ask(null)]
      await Promise.all([unlimited.finishAll(), limited.finishAll()])
      for (const page of await Promise.all(pages)) expect(responseOf(page).status).toBe(200)
    }
  })
})
