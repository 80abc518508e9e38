import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserEnvironment } from './browser-environment.ts'

const written: string[] = []

beforeEach(() => {
  written.length = 0
  vi.stubGlobal('location', new URL('https://saum.example/de/search/?searchTerm=bluse'))
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0', doNotTrack: '1' })
  vi.stubGlobal('document', {
    referrer: '',
    get cookie() {
      return 'other=1; coveo_visitorId=7f0c; coveo_visitorId2=no'
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the tab of an engine', () => {
  it('reads one cookie among others', () => {
    vi.stubGlobal('window', {})

    const { cookies } = browserEnvironment()

    expect(cookies?.get('coveo_visitorId')).toBe('7f0c')
    expect(cookies?.get('visitorId')).toBeNull()
  })

  it('[9.32] writes cookies for the whole site, not for others who link to it', () => {
    vi.stubGlobal('window', {})
    const { cookies } = browserEnvironment()

    cookies?.set('coveo_visitorId', 'id', 2_500)
    cookies?.remove('coveo_visitorId')

    expect(written).toEqual([
      'coveo_visitorId=id;Max-Age=2;Path=/;SameSite=Lax;Secure',
      'coveo_visitorId=;Max-Age=0;Path=/;SameSite=Lax;Secure',
    ])
  })

  it('has no storage where the browser refuses to show it', () => {
    const refusing = {
      get localStorage(): Storage {
        throw new Error('SecurityError')
      },
    }
    vi.stubGlobal('window', refusing)

    expect(browserEnvironment().localStorage).toBeNull()
  })

  it('tells where the visitor is and what the browser asks for', () => {
    vi.stubGlobal('window', {})

    const { navigator, privacy } = browserEnvironment()

    expect(navigator()).toEqual({
      referrer: null,
      userAgent: 'Mozilla/5.0',
      location: 'https://saum.example/de/search/?searchTerm=bluse',
    })
    expect(privacy).toEqual({ doNotTrack: '1', globalPrivacyControl: undefined })
  })

  it('warns, and keeps silent about what only developers want to know', () => {
    vi.stubGlobal('window', {})
    vi.stubEnv('DEV', false)
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const debug = vi.spyOn(console, 'debug').mockReturnValue()
    const { log } = browserEnvironment()

    log('warn', 'The token could not be renewed')
    log('debug', 'Unknown payload')

    expect(warn).toHaveBeenCalledWith('The token could not be renewed', '')
    expect(debug).not.toHaveBeenCalled()
  })
})
