import { describe, expect, it } from 'vitest'
import { installStamp, npmCommand } from './install.mjs'

const MACHINE = { platform: 'linux', arch: 'x64' }

describe('deciding whether to install', () => {
  it('is settled by the lock and the machine', () => {
    expect(installStamp('lock', MACHINE)).toBe(installStamp('lock', { ...MACHINE }))
  })

  it.each([
    ['the lock', installStamp('other lock', MACHINE)],
    ['the system', installStamp('lock', { ...MACHINE, platform: 'darwin' })],
    ['the processor', installStamp('lock', { ...MACHINE, arch: 'arm64' })],
  ])('starts over when %s changes', (_what, stamp) => {
    expect(stamp).not.toBe(installStamp('lock', MACHINE))
  })
})

describe('calling npm', () => {
  it('uses the npm that started us', () => {
    const npmExecPath = '/usr/lib/node_modules/npm/bin/npm-cli.js'

    const npm = npmCommand({ npmExecPath, node: '/usr/bin/node', platform: 'linux' })

    expect([npm.command, npm.args[0], npm.args[1]]).toEqual(['/usr/bin/node', npmExecPath, 'ci'])
  })

  it('looks npm up when nobody or another package manager started us', () => {
    for (const npmExecPath of [undefined, '/opt/pnpm/bin/pnpm.cjs']) {
      const npm = npmCommand({ npmExecPath, node: '/usr/bin/node', platform: 'linux' })
      expect([npm.command, npm.args[0]]).toEqual(['npm', 'ci'])
    }
  })

  it('asks for the build tools even where npm would leave them out', () => {
    const { args } = npmCommand({ node: '/usr/bin/node', platform: 'linux' })

    expect(args).toContain('--include=dev')
    expect(args).toContain('--include=optional')
  })
})
