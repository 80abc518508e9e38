import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { networkKeyOf } from '@saum/contract/client-key'
import { countedAddress, networkOf } from './client-address.ts'
import { createClientKey } from './client-key.ts'

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
  ])('of %s is %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })

  it.each([
    ['203.0.113.7', '203.0.113'],
    ['203.0.113.250', '203.0.113'],
    ['203.0.114.7', '203.0.114'],
    ['::ffff:203.0.113.7', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:0DB8:0001:FFFF::1', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['', ''],
    ['nonsense::', 'nonsense::'],
  ])('%s is in the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is not kept, and is one for all that a visitor can take in a network', async () => {
    const keyOf = aServer(null)

    const keys = await Promise.all(['2001:db8::1', '2001:db8::2', '2001:db8:1::1'].map(keyOf))

    expect(keys[0]).toMatch(/^[\w-]{28}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('begins alike for all addresses of one network, and only for those', async () => {
    const keyOf = aServer('sesame')
    const addresses = [
      '203.0.113.7',
      '203.0.113.8',
      '203.0.114.7',
      '2001:db8:1:2::1',
      '2001:db8:1:3::1',
    ]

    const keys = await Promise.all(addresses.map(keyOf))

    expect(new Set(keys).size).toBe(5)
    const [one, neighbor, other, line, nextLine] = keys.map(networkKeyOf)
    expect(neighbor).toBe(one)
    expect(nextLine).toBe(line)
    expect(new Set([one, other, line]).size).toBe(3)
  })

  it('is the same on every server of a shop that has one secret', async () => {
    const servers = ['sesame', 'sesame', 'other', null, null].map(aServer)

    const [one, another, ...others] = await Promise.all(
      servers.map((keyOf) => keyOf('203.0.113.7')),
    )

    expect(another).toBe(one)
    expect(new Set([one, ...others]).size).toBe(4)
  })
})

function aServer(checkoutSecret: string | null) {
  const clientKey = createClientKey({ isProxyTrusted: true, checkoutSecret })
  const app = new Hono().get('/', (c) => c.text(clientKey(c)))
  return async (address: string) => {
    const headers = { 'x-forwarded-for': `10.0.0.1, ${address}` }
    const answer = await app.request('/', { headers })
    return answer.text()
  }
}
