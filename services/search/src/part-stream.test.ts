import { describe, expect, it } from 'vitest'
import { createPartStream } from './part-stream.ts'

describe('an answer that comes in parts', () => {
  it('is read in order, whether parts came before or after they were asked for', async () => {
    const stream = createPartStream(() => {})
    stream.push('a')
    const read = Array.fromAsync(stream)

    stream.push('b')
    stream.end(null)

    expect(await read).toEqual(['a', 'b'])
  })

  it('fails after the last part that came', async () => {
    const stream = createPartStream(() => {})
    stream.push('a')
    stream.end(new Error('the thread is gone'))

    expect(await stream.next()).toEqual({ done: false, value: 'a' })
    await expect(stream.next()).rejects.toThrow('the thread is gone')
  })

  it('says at once that its reader is gone, even while it waits', async () => {
    let abandoned = 0
    const stream = createPartStream(() => (abandoned += 1))
    const waiting = stream.next()

    await stream.return?.()
    await stream.return?.()

    expect(abandoned).toBe(1)
    expect(await waiting).toEqual({ done: true, value: undefined })
  })

  it('does not call a finished answer abandoned', async () => {
    let abandoned = 0
    const stream = createPartStream(() => (abandoned += 1))
    stream.end(null)

    await stream.return?.()

    expect(abandoned).toBe(0)
  })
})
