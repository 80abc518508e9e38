import { describe, expect, it } from 'vitest'
import { createRemoteElement } from './remote-element.ts'

const INTEGRITY = `sha384-${'A'.repeat(64)}`
const NAMED = {
  script: { src: 'element/1/checkout-element.js', integrity: INTEGRITY },
  stylesheet: { src: 'element/1/checkout-element.css', integrity: INTEGRITY },
}

function aHost(answers: readonly Response[]) {
  const asked: string[] = []
  const clock = { now: 0 }
  const read = createRemoteElement({
    checkoutUrl: 'https://pay.example/base',
    async fetch(url) {
      asked.push(url)
      return answers[asked.length - 1] ?? Response.error()
    },
    now: () => clock.now,
  })
  return { read, asked, clock }
}

describe('the element of another checkout host', () => {
  it('is loaded from there with the hashes the host names', async () => {
    const { read, asked } = aHost([Response.json(NAMED)])

    expect(await read()).toEqual({
      script: { ...NAMED.script, src: 'https://pay.example/base/element/1/checkout-element.js' },
      stylesheet: {
        ...NAMED.stylesheet,
        src: 'https://pay.example/base/element/1/checkout-element.css',
      },
    })
    expect(asked).toEqual(['https://pay.example/base/element.json'])
  })

  it('is asked for once in half a minute', async () => {
    const { read, asked, clock } = aHost([Response.json(NAMED), Response.json(NAMED)])

    await Promise.all([read(), read()])
    clock.now = 29_999
    await read()
    expect(asked).toHaveLength(1)

    clock.now = 30_000
    await read()
    expect(asked).toHaveLength(2)
  })

  it('is asked for again after a failure', async () => {
    const { read } = aHost([new Response(null, { status: 502 }), Response.json(NAMED)])

    await expect(read()).rejects.toThrow('https://pay.example/base/element.json answered 502')
    expect((await read()).script.integrity).toBe(INTEGRITY)
  })

  it.each([
    ['has no hash', { ...NAMED.script, integrity: '' }, 'Invalid'],
    ['has a hash that browsers ignore', { ...NAMED.script, integrity: 'md5-x' }, 'Invalid'],
    [
      'is of another origin',
      { ...NAMED.script, src: 'https://evil.example/a.js' },
      'names a file of another origin',
    ],
  ])('is not loaded when its script %s', async (_, script, fault) => {
    await expect(aHost([Response.json({ ...NAMED, script })]).read()).rejects.toThrow(fault)
  })
})
