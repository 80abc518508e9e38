import { describe, expect, it } from 'vitest'
import { isContainerId } from './container-id.ts'
import { containerScript } from './container-script.ts'

const HOST = 'https://t.saum.example'
const BAD = [
  '',
  'GTM-',
  'gtm-ABC123',
  'GTM-abc',
  'GTM-ABC 1',
  'GTM-ABC\n',
  'XGTM-A',
  'GTM_A',
  'GTM-Ä',
  'GTM-A&x=1',
]

describe('[5.9] the id of a container', () => {
  it.each(['GTM-A', 'GTM-1', 'GTM-PX7Q2ZK'])('may be %s', (id) => {
    expect(isContainerId(id)).toBe(true)
  })

  it.each(BAD)('is not %j', (id) => {
    expect(isContainerId(id)).toBe(false)
    expect(containerScript(HOST, id)).toBeNull()
  })
})

describe('[7.59] the container', () => {
  it('comes from the tracking host of the shop', () => {
    expect(containerScript(HOST, 'GTM-PX7Q2ZK')).toEqual({
      url: 'https://t.saum.example/gtm.js?id=GTM-PX7Q2ZK',
    })
  })
})
