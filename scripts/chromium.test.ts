import { describe, expect, it } from 'vitest'
import { findChromium, planInstall } from './chromium.ts'

function find(runnable: readonly string[], env: Record<string, string> = {}) {
  return findChromium({
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    playwrightPath: '/cache/playwright/chrome',
    isRunnable: (file) => runnable.includes(file),
  })
}

describe('finding Chromium', () => {
  it('prefers the one named in CHROMIUM_PATH', () => {
    expect(find(['/opt/c', '/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/c' })).toBe('/opt/c')
  })

  it('finds it under any of its names', () => {
    expect(find(['/usr/bin/google-chrome'])).toBe('/usr/bin/google-chrome')
    expect(find(['/usr/bin/chromium-browser', '/usr/bin/google-chrome'])).toBe(
      '/usr/bin/chromium-browser',
    )
  })

  it('falls back to the copy Playwright has downloaded', () => {
    expect(find(['/cache/playwright/chrome'])).toBe('/cache/playwright/chrome')
  })

  it('does not believe a CHROMIUM_PATH that cannot run', () => {
    expect(find([], { CHROMIUM_PATH: '/gone' })).toBeUndefined()
  })
})

describe('installing Chromium', () => {
  it('uses the system package as root on Debian', () => {
    expect(planInstall({ isRoot: true, osRelease: 'NAME=x\nID=debian\n' })).toBe('apt')
  })

  it('never changes the system for an ordinary user', () => {
    expect(planInstall({ isRoot: false, osRelease: 'ID=debian' })).toBe('download')
  })

  it('lets Playwright bring browser and libraries on Ubuntu', () => {
    expect(planInstall({ isRoot: true, osRelease: 'ID=ubuntu\nID_LIKE=debian' })).toBe(
      'download-with-libraries',
    )
  })

  it('only downloads on systems we do not know', () => {
    expect(planInstall({ isRoot: true, osRelease: 'ID="fedora"' })).toBe('download')
    expect(planInstall({ isRoot: true, osRelease: '' })).toBe('download')
  })
})
