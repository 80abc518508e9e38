import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createClientKey, networkOf } from './client-key.ts'

describe('the address requests are counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
    ['nonsense::', 'nonsense::'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is not kept, and is one for all that a visitor can take in a network', async () => {
    const clientKey = createClientKey(true)
    const app = new Hono().get('/', (c) => c.text(clientKey(c)))
    const keyOf = async (address: string) => {
      const answer = await app.request('/', {
        headers: { 'x-forwarded-for': `10.0.0.1, ${address}` },
      })
      return answer.text()
    }

    const keys = await Promise.all(['2001:db8::1', '2001:db8::2', '2001:db8:1::1'].map(keyOf))

    expect(keys[0]).toMatch(/^[\w-]{16}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})
