import { describe, expect, it, vi } from 'vitest'
import { createPrefetchedData } from './prefetched-data.ts'
import { LEAVING_MS } from './unless-leaving.ts'

const URL_OF_DATA = '/de/c/damen/_.data?page=2'

/** A server that counts, and answers when the test lets it. */
function aServer() {
  const asked: string[] = []
  const server = { asked, nowMs: 0, answer: async () => new Response(`answer ${asked.length}`) }
  const data = createPrefetchedData({
    fetch: async (input) => {
      const request = new Request(input instanceof Request ? input : `https://saum.example${input}`)
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      return server.answer()
    },
    now: () => server.nowMs,
  })
  return { server, data }
}

function navigation(method = 'GET'): Request {
  return new Request(`https://saum.example${URL_OF_DATA}`, { method })
}

async function textOf(answer: Promise<Response>): Promise<string> {
  return (await answer).text()
}

describe('[2.37] data fetched before the click', () => {
  it('answers the navigation, and only that one', async () => {
    const { data } = aServer()
    await data.prefetch(URL_OF_DATA)

    expect(await textOf(data.fetch(navigation()))).toBe('answer 1')
    expect(await textOf(data.fetch(navigation()))).toBe('answer 2')
  })

  it('is waited for when the click comes first', async () => {
    const { server, data } = aServer()
    const arrival = Promise.withResolvers<Response>()
    server.answer = () => arrival.promise
    const transfer = data.prefetch(URL_OF_DATA)

    const page = data.fetch(navigation())
    arrival.resolve(new Response('late'))

    expect(await textOf(page)).toBe('late')
    await transfer
    expect(server.asked).toHaveLength(1)
  })

  it('is too old after half a minute', async () => {
    const { server, data } = aServer()
    await data.prefetch(URL_OF_DATA)
    server.nowMs = 30_000

    expect(await textOf(data.fetch(navigation()))).toBe('answer 2')
  })

  it('is dropped when the visitor changes something', async () => {
    const { data } = aServer()
    await data.prefetch(URL_OF_DATA)
    await data.fetch(navigation('POST'))

    expect(await textOf(data.fetch(navigation()))).toBe('answer 3')
  })

  it('is asked for again after a failure of any kind', async () => {
    const { server, data } = aServer()
    server.answer = async () => new Response('busy', { status: 503 })
    await data.prefetch(URL_OF_DATA)
    server.answer = async () => new Response('here')
    expect(await textOf(data.fetch(navigation()))).toBe('here')

    server.answer = () => Promise.reject(new TypeError('fetch failed'))
    const transfer = data.prefetch(URL_OF_DATA)
    const page = data.fetch(navigation())
    server.answer = async () => new Response('here again')
    await transfer

    expect(await textOf(page)).toBe('here again')
  })

  it('is no fault where it breaks off because the visitor has gone elsewhere', async () => {
    const { server, data } = aServer()
    const broken = Promise.withResolvers<ReadableStreamDefaultController>()
    server.answer = async () => new Response(new ReadableStream({ start: broken.resolve }))
    const change = new AbortController()
    const { body } = await data.fetch(new Request(navigation(), { signal: change.signal }))
    const faults: unknown[] = []
    body
      ?.getReader()
      .read()
      .catch((fault: unknown) => faults.push(fault))

    change.abort()
    const source = await broken.promise
    source.error(new TypeError('Error in input stream'))
    await new Promise(setImmediate)

    expect(faults).toEqual([])
  })

  it('is a fault that waits until a page that is being left has gone, if nothing arrives', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { server, data } = aServer()
    server.answer = () => Promise.reject(new TypeError('fetch failed'))
    const faults: unknown[] = []
    const page = data.fetch(navigation()).catch((fault: unknown) => faults.push(fault))
    while (vi.getTimerCount() === 0) await new Promise(setImmediate)
    expect(faults).toEqual([])

    await vi.advanceTimersByTimeAsync(LEAVING_MS)
    await page

    expect(faults).toEqual([new TypeError('fetch failed')])
    vi.useRealTimers()
  })
})
