import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { quietResponse } from './quiet-response.ts'

const BROKEN = new TypeError('Error in input stream')

/** Page data of which one line arrives before the line breaks. */
function aPageChange() {
  const change = new AbortController()
  const source = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  const body = new ReadableStream<Uint8Array>({ start: (controller) => source.resolve(controller) })
  const request = new Request('https://saum.example/de/_.data', { signal: change.signal })
  const response = quietResponse(
    new Response(body, { status: 203, headers: { 'x-remix-response': 'yes' } }),
    request,
  )
  return { change, source: source.promise, response, reader: response.body!.getReader() }
}

/** What became of a read by now. */
async function stateOf(read: Promise<unknown>): Promise<unknown> {
  const outcome = read.catch((fault: unknown) => fault)
  await vi.advanceTimersByTimeAsync(0)
  return Promise.race([outcome, Promise.resolve('pending')])
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('[2.37] page data that breaks off', () => {
  it('comes as it was sent until then', async () => {
    const { source, response, reader } = aPageChange()
    ;(await source).enqueue(new TextEncoder().encode('[{}]\n'))

    const { value } = await reader.read()
    expect(new TextDecoder().decode(value as Uint8Array)).toBe('[{}]\n')
    expect(response.status).toBe(203)
    expect(response.headers.get('x-remix-response')).toBe('yes')
    ;(await source).close()
    expect((await reader.read()).done).toBe(true)
  })

  it('is a fault a moment later, when a page that was left has gone', async () => {
    const { source, reader } = aPageChange()
    ;(await source).error(BROKEN)
    const read = reader.read()
    expect(await stateOf(read)).toBe('pending')

    await vi.advanceTimersByTimeAsync(1_000)

    expect(await stateOf(read)).toBe(BROKEN)
  })

  it('is no fault of a page change that was taken back', async () => {
    const { change, source, reader } = aPageChange()
    const read = reader.read()
    change.abort()
    ;(await source).error(BROKEN)

    await vi.advanceTimersByTimeAsync(60_000)

    expect(await stateOf(read)).toBe('pending')
  })
})

it('a response without a body stays as it is', () => {
  const empty = new Response(null, { status: 204 })

  expect(quietResponse(empty, new Request('https://saum.example/'))).toBe(empty)
})
