import { describe, expect, it } from 'vitest'
import { decideRuntime, isRecentEnough } from './runtime.mjs'

const MACHINE = {
  platform: 'linux',
  arch: 'riscv64',
  pinned: null,
  pinnedPath: '/project/node_modules/.bin/node',
  own: 'v20.20.2',
  ownPath: '/usr/bin/node',
}

describe('choosing a Node', () => {
  it('takes the one that belongs to the project', () => {
    const runtime = decideRuntime({ ...MACHINE, pinned: 'v26.10.0' })

    expect(runtime).toEqual({ node: '/project/node_modules/.bin/node' })
  })

  it('makes do with a recent one of the machine and says so', () => {
    const runtime = decideRuntime({ ...MACHINE, own: 'v24.15.0' })

    expect(runtime).toMatchObject({
      node: '/usr/bin/node',
      note: expect.stringContaining('linux-riscv64'),
    })
  })

  it('explains what to do when there is none', () => {
    const runtime = decideRuntime(MACHINE)

    expect(runtime).toMatchObject({
      problem: expect.stringContaining('Install Node 24.15 or newer'),
    })
  })

  it.each([
    ['v24.14.9', false],
    ['v24.15.0', true],
    ['v26.0.0', true],
    ['v22.99.0', false],
  ])('judges %s', (version, isEnough) => {
    expect(isRecentEnough(version)).toBe(isEnough)
  })
})
