import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coarseAgent, parseAgent } from './agent.ts'

const FIREFOX_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0'
const SAFARI_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const EDGE_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'
const CHROME_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const HEADLESS_LINUX =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36'
const EPIPHANY_LINUX =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'

describe('with what somebody shops', () => {
  it.each([
    [FIREFOX_MAC, 'firefox mac'],
    [SAFARI_IPHONE, 'safari iphone'],
    [EDGE_WINDOWS, 'edge windows'],
    [CHROME_ANDROID, 'chrome android'],
    [HEADLESS_LINUX, 'chrome linux'],
    [EPIPHANY_LINUX, ' linux'],
    ['curl/8.5.0', ' '],
    [null, ' '],
  ])('%s is %s', (userAgent, coarse) => {
    expect(coarseAgent(userAgent)).toBe(coarse)
  })

  it('is known again from the coarse words, and nothing else is believed', () => {
    expect(parseAgent('firefox mac')).toEqual({ browser: 'firefox', system: 'mac' })
    expect(parseAgent('netscape amiga')).toEqual({ browser: '', system: '' })
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { browser, system } = parseAgent(text)
        expect(`${browser}${system}`).toMatch(/^[a-z]*$/)
        expect(parseAgent(coarseAgent(text))).toEqual(parseAgent(coarseAgent(text.slice(0, 500))))
      }),
    )
  })
})
