import { describe, expect, it } from 'vitest'
import { followConsent } from './follow-consent.ts'
import { aBrowser, OFFERED } from './test-browser.ts'
import { cookieOf } from './test-choice.ts'

function aTab(...allowed: Parameters<typeof cookieOf>) {
  const tab = aBrowser()
  tab.stored.set('visitorId', 'v')
  tab.stored.set('saum-visit', 'v')
  tab.stored.set('saum-basket-1', 'b')
  tab.stored.set('tab saum-carried-tag-manager', '[]')
  tab.browser.document.cookie = '_ga=1'
  if (allowed.length > 0) tab.browser.document.cookie = cookieOf(...allowed)
  tab.gate.refresh()
  const stop = followConsent(tab.browser, tab.gate, OFFERED)
  return { ...tab, stop }
}

describe('[6.5] a tab', () => {
  it('forgets the traces of what is not allowed, and nothing else', () => {
    const { stored, jar } = aTab('visit-statistics')

    expect([...stored.keys()]).toEqual(['saum-visit', 'saum-basket-1'])
    expect(jar.has('_ga')).toBe(false)
  })

  it('leaves everything as it is until somebody has chosen', () => {
    const { stored, jar } = aTab()

    expect(stored.size).toBe(4)
    expect(jar.has('_ga')).toBe(true)
  })

  it('is loaded anew when something is taken back, also in another tab', () => {
    const { browser, page, stored } = aTab('visit-statistics', 'search-usage', 'tag-manager')

    browser.document.cookie = cookieOf('visit-statistics', 'tag-manager')
    browser.dispatchEvent(new Event('focus'))

    expect(page.reloads).toBe(1)
    expect([...stored.keys()]).not.toContain('visitorId')
    expect([...stored.keys()]).toContain('saum-visit')
  })

  it('stays when something more is allowed', () => {
    const { browser, gate, page } = aTab('visit-statistics')

    browser.document.cookie = cookieOf('visit-statistics', 'tag-manager')
    browser.dispatchEvent(new Event('pageshow'))

    expect([page.reloads, gate.allows('tag-manager')]).toEqual([0, true])
  })

  it('does not listen any longer than it is there', () => {
    const { browser, gate, page, stop } = aTab('tag-manager')

    stop()
    browser.document.cookie = cookieOf()
    browser.dispatchEvent(new Event('focus'))
    gate.refresh()

    expect(page.reloads).toBe(0)
  })

  it('works in a browser that keeps nothing', () => {
    const { browser, gate } = aBrowser()
    browser.document.cookie = cookieOf()
    gate.refresh()
    Object.defineProperty(browser, 'localStorage', {
      get: () => {
        throw new Error('SecurityError')
      },
    })

    expect(() => followConsent(browser, gate, OFFERED)).not.toThrow()
  })
})
